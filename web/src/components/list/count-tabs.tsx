import type { KeyboardEvent } from 'react'

export interface CountTab<Value> {
  readonly value: Value
  readonly label: string
  /** Undefined while it is not known; without it the tab has no number. */
  readonly count?: number | undefined
}

interface CountTabsProps<Value> {
  readonly label: string
  /** The id of what the tabs choose the content of. */
  readonly panelId: string
  readonly tabs: readonly CountTab<Value>[]
  readonly chosen: Value
  readonly choose: (value: Value) => void
}

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs, with a number each where there is one; the arrow keys go from one to the next. */
export function CountTabs<Value>({ label, panelId, tabs, chosen, choose }: CountTabsProps<Value>) {
  function go(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key]
    if (step === undefined) return
    const index = tabs.findIndex(tab => tab.value === chosen)
    const next = (index + step + tabs.length) % tabs.length
    choose(tabs[next]!.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className="lw-tabs" onKeyDown={go}>
      {tabs.map(tab => (
        <button
          key={tab.label}
          type="button"
          className="lw-tab"
          role="tab"
          aria-selected={tab.value === chosen}
          aria-controls={panelId}
          tabIndex={tab.value === chosen ? 0 : -1}
          onClick={() => choose(tab.value)}
        >
          {tab.label}
          {'count' in tab && <span>{tab.count ?? '–'}</span>}
        </button>
      ))}
    </div>
  )
}
