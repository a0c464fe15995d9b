import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { themeConfig } from './theme/config'

let made: SystemContext | undefined

/**
 * Made when it is first drawn with, and not as its file is loaded: that would be one task together with all else that is loaded then, and
 * hold a slow machine up. What it would style of the whole page is in the page's file of styles.
 */
export function theme(): SystemContext {
  made ??= { ...createSystem(defaultBaseConfig, themeConfig), _global: [] }
  return made
}
