import { looked, mayAct, nothingSeen } from '@liftwatch/core/domain/sight'
import { actSightMs } from '@liftwatch/core/limits'
import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useTexts } from '../../texts'
import { showMessage } from '../overlay/messages'

/**
 * Takes no click, and no key that clicks, for a row that has just moved to where it is: another was meant. It says so instead. What the
 * reader asked for, another tab or page, counts as seen at once.
 * @param of names what is shown
 */
export function useSightGuard(of: string, rows: readonly { readonly id: string }[] | undefined) {
  const t = useTexts()
  const sight = useRef({ of: '', seen: nothingSeen })
  useLayoutEffect(() => {
    const ids = (rows ?? []).map(({ id }) => id)
    const now = Date.now()
    const isAsked = sight.current.of !== of || sight.current.seen.view.ids.length === 0
    const seen = isAsked
      ? looked(nothingSeen, { ids, cursor: 0 }, false, now - actSightMs)
      : looked(sight.current.seen, { ids, cursor: 0 }, false, now)
    sight.current = { of, seen }
  }, [of, rows])
  return useCallback(
    (event: MouseEvent) => {
      const id = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]')?.dataset['row']
      if (!id) return
      const { seen } = sight.current
      const view = { ...seen.view, cursor: seen.view.ids.indexOf(id) }
      if (mayAct({ ...seen, view }, Date.now())) return
      event.preventDefault()
      event.stopPropagation()
      showMessage('warning', t('list.rowsMoved'))
    },
    [t],
  )
}
