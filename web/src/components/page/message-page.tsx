import type { Tone } from '@liftwatch/core/tones'
import type { ReactNode } from 'react'
import { ToneIcon } from '../marks/tone-icon'
import { useIsWithinMain } from './beside-main'

interface MessagePageProps {
  readonly title: string
  readonly text: string
  readonly detail?: string
  readonly tone?: Tone
  /** What there is to do about it. */
  readonly children?: ReactNode
}

/** A page that has one thing to say. */
export function MessagePage({ title, text, detail, tone = 'muted', children }: MessagePageProps) {
  const Page = useIsWithinMain() ? 'div' : 'main'
  return (
    <Page className="lw-message-page">
      <span className="lw-sign" data-tone={tone}>
        <ToneIcon tone={tone} size={32} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail && <p data-detail>{detail}</p>}
      <div>{children}</div>
    </Page>
  )
}
