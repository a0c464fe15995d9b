import { nameColumn } from '@liftwatch/core/tables/name-column'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../texts'
import { belowName, cellOf } from './cell'
import { RowCheckbox } from './row-checkbox'
import type { RowsProps } from './rows-props'
import { startsGroup } from './starts-group'

/** The list's rows where there is no room for a table: what names the row first, then the other columns with their names. */
export function RecordCards<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { table, columns, rows, skeletonRows, cells, toOf, rowActions, isNew, leftOf, selection, groupOf } = props
  const t = useTexts()
  const named = nameColumn(table)
  const others = columns.filter(column => column.key !== named.key)
  return (
    <ul aria-label={t(table.title)} aria-busy={rows === undefined}>
      {rows === undefined &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} className="lw-card" aria-hidden>
            <div className="lw-bone" />
          </li>
        ))}
      {rows?.map((row, index) => {
        const name = String(named.value(row, t) ?? '')
        const to = toOf?.(row)
        return (
          <li
            key={row.id}
            className="lw-card"
            data-row={row.id}
            data-left={leftOf?.(row) !== undefined || undefined}
            data-new={isNew(row) || undefined}
          >
            {groupOf && startsGroup(rows, index, groupOf) && <h3>{groupOf(row)}</h3>}
            <div className="lw-card-head">
              <strong>
                {to !== undefined ? (
                  <Link to={to} aria-label={`${t('alarms.actions.view')} ${name}`}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </strong>
              {selection?.canHave(row) && (
                <span>
                  <RowCheckbox
                    label={t('list.select', { name })}
                    isChecked={selection.has(row)}
                    toggle={() => selection.toggle(row)}
                  />
                </span>
              )}
            </div>
            {leftOf?.(row) && <p className="lw-card-left">{leftOf(row)}</p>}
            {cells[belowName]?.(row)}
            <dl>
              {others.map(column => {
                const cell = cellOf(column, row, cells, t)
                const isEmpty = cell === false || (!cells[column.key] && column.value(row, t) === null)
                return isEmpty ? null : (
                  <Fragment key={column.key}>
                    <dt>{t(column.header)}</dt>
                    <dd>{cell}</dd>
                  </Fragment>
                )
              })}
            </dl>
            {rowActions && (
              <div className="lw-card-actions">
                <rowActions.Shown of={row} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
