import type { HomeTrend } from '@liftwatch/core/contract/home/home'
import { useState } from 'react'
import { useTexts } from '../../texts'

interface TrendTableProps {
  readonly step: HomeTrend['step']
  readonly names: readonly string[]
  readonly lines: readonly { readonly name: string; readonly label: string; readonly values: readonly number[] }[]
}

/** The lines as figures, for who does not see them or wants to know exactly; made when it is opened. */
export function TrendTable({ step, names, lines }: TrendTableProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('home.trend.table')}</summary>
      {isOpen && (
        <div className="figures" role="region" aria-label={t('home.trend.table')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(`home.trend.steps.${step}`)}</th>
                {lines.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map((at, index) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {lines.map(({ name, values }) => (
                    <td key={name}>{values[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
