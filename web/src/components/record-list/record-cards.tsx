import { chakra, Flex, Skeleton } from '@chakra-ui/react'
import { nameColumn } from '@liftwatch/core/tables/name-column'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../texts'
import { belowName, cellOf } from './cell'
import { RowCheckbox } from './row-checkbox'
import type { RowsProps } from './rows-props'
import { startsGroup } from './starts-group'

const cardHeight = '7rem'

/** The list's rows where there is no room for a table: what names the row first, then the other columns with their names. */
export function RecordCards<Row extends { readonly id: string }>(props: RowsProps<Row>) {
  const { table, columns, rows, skeletonRows, cells, toOf, rowActions, isNew, leftOf, selection, groupOf } = props
  const t = useTexts()
  const named = nameColumn(table)
  const others = columns.filter(column => column.key !== named.key)
  return (
    <chakra.ul aria-label={t(table.title)} aria-busy={rows === undefined}>
      {rows === undefined &&
        Array.from({ length: skeletonRows }, (_, index) => (
          <chakra.li key={index} p="3" borderBottomWidth="1px" aria-hidden>
            <Skeleton h={cardHeight} />
          </chakra.li>
        ))}
      {rows?.map((row, index) => {
        const name = String(named.value(row, t) ?? '')
        const to = toOf?.(row)
        return (
          <chakra.li
            key={row.id}
            data-row={row.id}
            opacity={leftOf?.(row) === undefined ? undefined : '0.75'}
            pos="relative"
            px="3"
            py="2"
            borderBottomWidth="1px"
            animation={isNew(row) ? 'arrive 4s ease-out' : undefined}
          >
            {groupOf && startsGroup(rows, index, groupOf) && (
              <chakra.h3 mx="-3" mt="-2" mb="1" px="3" py="1" bg="bg.muted" fontWeight="semibold">
                {groupOf(row)}
              </chakra.h3>
            )}
            <Flex justify="space-between" align="center" minH="8">
              <chakra.strong fontWeight="semibold" truncate>
                {to !== undefined ? (
                  // All of the card leads there; the links in it lie above.
                  <chakra.a asChild _before={{ content: '""', pos: 'absolute', inset: '0' }} focusVisibleRing="inside">
                    <Link to={to} aria-label={`${t('alarms.actions.view')} ${name}`}>
                      {name}
                    </Link>
                  </chakra.a>
                ) : (
                  name
                )}
              </chakra.strong>
              {selection?.canHave(row) && (
                <chakra.span pos="relative">
                  <RowCheckbox
                    label={t('list.select', { name })}
                    isChecked={selection.has(row)}
                    toggle={() => selection.toggle(row)}
                  />
                </chakra.span>
              )}
            </Flex>
            {leftOf?.(row) && <chakra.p fontWeight="medium">{leftOf(row)}</chakra.p>}
            {cells[belowName]?.(row)}
            <chakra.dl display="grid" gridTemplateColumns="7rem 1fr" columnGap="2" rowGap="0.5">
              {others.map(column => {
                const cell = cellOf(column, row, cells, t)
                const isEmpty = cell === false || (!cells[column.key] && column.value(row, t) === null)
                return isEmpty ? null : (
                  <Fragment key={column.key}>
                    <chakra.dt textStyle="xs" lineHeight="1.25rem" color="fg.muted">
                      {t(column.header)}
                    </chakra.dt>
                    <chakra.dd minW="0">{cell}</chakra.dd>
                  </Fragment>
                )
              })}
            </chakra.dl>
            {rowActions && (
              <chakra.div pos="relative" mt="1">
                <rowActions.Shown of={row} />
              </chakra.div>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
