import { describe, expect, it } from 'vitest'
import { reports } from '@liftwatch/core/views/report-keys'

describe('the reports', () => {
  it('are the eleven of the menu, each with its own permission, and three that are beside others', () => {
    const keys = 'mcr mar plr mptr dbr mbr breakdown-code-summary-report dcr tcmr_tcmr w_lm_r clr'.split(' ')
    const beside = { 'planned-switch-offs': 'plr', 'clr-detail': 'clr', 'alarm-load': 'mar' }
    const permissions = [...reports].map(([key, { permission }]) => [key, permission])
    expect(permissions).toEqual([...keys.map(key => [key, key]), ...Object.entries(beside)])
  })

  it('are asked for by month, but for two of days, one of weeks and two that move', () => {
    const others = [...reports].filter(([, { period }]) => period !== 'month').map(([key, { period }]) => [key, period])
    expect(others).toEqual([
      ['dbr', 'day'],
      ['dcr', 'day'],
      ['w_lm_r', 'week'],
      ['clr', 'moving'],
      ['clr-detail', 'moving'],
    ])
  })
})
