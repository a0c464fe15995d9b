import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { Commands } from '../../input/key-router'
import { useRemembered } from '../../navigation/screen-memory'

interface Way {
  readonly chosen: number
  readonly commands: Commands
}

/** By what a report is grouped, of so many ways, and the keys that go from one to the next. */
export function useWay(report: ReportKey, ways: number): Way {
  const [chosen, choose] = useRemembered(`report way ${report}`, () => 0)
  const by = (step: number) => ({ run: () => choose(way => (way + step + ways) % ways) })
  return { chosen, commands: ways > 1 ? { 'tabs.next': by(1), 'tabs.previous': by(-1) } : {} }
}
