import type { ComponentProps, ReactNode } from 'react';
import { useMotion } from '../../hooks/use-motion.js';
import { mergeProps, useMergedRef } from '../merge-props.js';

/**
 * Lets the things inside it fly from where they were to where a move has put them, from zone to zone and from cell to
 * cell; what is new appears, what is gone fades. Renders a `<div>` element.
 */
export function Motion({ ref, ...elementProps }: MotionProps): ReactNode {
  const root = useMotion<HTMLDivElement>();
  return <div {...mergeProps({ className: 'ms-motion' }, elementProps)} ref={useMergedRef(root, ref)} />;
}

/** Props of `Motion`. */
export type MotionProps = ComponentProps<'div'>;
