import type { ReactNode } from 'react';
import { usePreview } from '../../hooks/use-preview.js';
import type { AvailableOption } from '../../protocol/option.js';
import { Forecast } from './Forecast.js';

/** An available option's odds, penalties and predicted outcome. */
export function OptionForecast({ option }: { readonly option: AvailableOption }): ReactNode {
  const preview = usePreview(option.id);
  return <Forecast option={option} preview={preview} />;
}
