import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly text: ReactNode
  /** What there is to do about it. */
  readonly children?: ReactNode
}

/** In the place of rows: why there are none, and what to do. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="lw-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
