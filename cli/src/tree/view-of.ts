import { allLists } from '@liftwatch/core/views/resources/lists'

type Lists = typeof allLists

/** Imports the view of a list by its name, and no sooner than its command is wanted: a start loads no view of core. */
export function viewOf<Name extends keyof Lists>(name: Name): Lists[Name]['view'] {
  return allLists[name].view
}
