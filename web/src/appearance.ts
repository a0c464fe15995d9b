import { useEffect } from 'react'
import { dark } from './media'
import { oneOf, storedSetting } from './stored-setting'

const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

const modeSetting = storedSetting('theme', oneOf(modes))

function modeOf(chosen: Mode | undefined, isSystemDark: boolean): Mode {
  return chosen ?? (isSystemDark ? 'dark' : 'light')
}

let isPaper = false

function paint(): void {
  const isDark = !isPaper && modeOf(modeSetting.read(), dark.read()) === 'dark'
  document.documentElement.classList.toggle('dark', isDark)
}

paint()
modeSetting.subscribe(paint)
dark.subscribe(paint)

/** Paper is white, whatever the screen is. */
export function usePaper(): void {
  useEffect(() => {
    isPaper = true
    paint()
    return () => {
      isPaper = false
      paint()
    }
  }, [])
}

/** Light or dark; the system's while none is chosen. */
export function useAppearance() {
  const chosen = modeSetting.use()
  const mode = modeOf(chosen, dark.use())
  return {
    mode,
    chosen,
    choose: (next: Mode | undefined) => modeSetting.write(next),
    toggle: () => modeSetting.write(mode === 'dark' ? 'light' : 'dark'),
  }
}
