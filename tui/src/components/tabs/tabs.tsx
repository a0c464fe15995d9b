import { useProgram } from '../../program/program'
import { Words } from '../text/words'

export interface Tab {
  readonly label: string
  /** Undefined until it is known, null for a tab that counts nothing. */
  readonly count: number | undefined | null
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly chosen: number
  /** Whether the counts may be out of date. */
  readonly isStale: boolean
}

/** The tabs, each with how many rows it has. */
export function Tabs({ tabs, chosen, isStale }: TabsProps) {
  const { translate } = useProgram()
  const shown = tabs.map(({ label, count }, at) => {
    const words = count === null ? label : `${label} ${count ?? translate('monitor.unknownCount')}`
    // By a sign too: without colours nothing is inverse.
    return (
      <Words key={label} isBold={at === chosen} isInverse={at === chosen}>
        {at === chosen ? `[${words}]` : ` ${words} `}
      </Words>
    )
  })
  return <Words isDim={isStale}>{shown}</Words>
}
