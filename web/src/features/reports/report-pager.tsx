import { chakra, Flex } from '@chakra-ui/react'
import { pageSizes } from '@liftwatch/core/limits'
import { useId } from 'react'
import { Pager } from '../../components/list/pager'
import { useTexts } from '../../texts'
import { PageNumber } from './page-number'

interface ReportPagerProps {
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  /** Undefined while it is not known. */
  readonly total: number | undefined
  readonly go: (page: number) => void
  readonly keepSize: (size: number) => void
}

/** How many rows a page has, which rows are shown, and ways to other pages. */
export function ReportPager({ page, size, total, go, keepSize }: ReportPagerProps) {
  const t = useTexts()
  const id = useId()
  const sizes = [...new Set([...pageSizes, size])].toSorted((a, b) => a - b)
  return (
    <Flex
      wrap="wrap"
      justify="end"
      align="center"
      columnGap="4"
      rowGap="1"
      px={{ base: '3', md: '4' }}
      py="2"
      bg="bg.panel"
      borderTopWidth="1px"
    >
      <Flex align="center" gap="2">
        <chakra.label htmlFor={id} color="fg.muted">
          {t('list.pageSize')}
        </chakra.label>
        <select
          id={id}
          className="lw-select"
          style={{ width: '5rem' }}
          value={size}
          onChange={event => keepSize(Number(event.target.value))}
        >
          {sizes.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </Flex>
      {total !== undefined && total > size && (
        <PageNumber key={page} page={page} pages={Math.ceil(total / size)} go={go} />
      )}
      <Pager page={page} size={size} total={total} go={go} />
    </Flex>
  )
}
