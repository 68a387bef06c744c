import { useId, type ReactNode } from 'react';

/** A part of the screen under a heading of its own. Renders a `<section>` element. */
export function Panel({ title, tools, className = '', children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <section className={`app-panel ${className}`.trim()} aria-labelledby={id}>
      <div className="app-panel-head">
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

/** Props of `Panel`. */
export interface PanelProps {
  readonly title: string;
  /** What stands beside the heading. */
  readonly tools?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}
