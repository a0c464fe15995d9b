import type { ReactNode } from 'react'
import { ShownProvider, useIsShown } from '../../input/use-keys'
import { Frame } from '../frame/frame'
import { Dialog, type DialogProps } from './dialog'

interface CoveredProps {
  readonly trail: readonly string[]
  /** Undefined while there is nothing to ask. */
  readonly by: DialogProps | undefined
  readonly children: ReactNode
}

/** A screen, covered by a question while there is one; it lives on below. */
export function Covered({ trail, by, children }: CoveredProps) {
  const isShown = useIsShown()
  return (
    <>
      <ShownProvider value={isShown && by === undefined}>{children}</ShownProvider>
      {by && (
        <Frame trail={trail}>
          <Dialog {...by} />
        </Frame>
      )}
    </>
  )
}
