import { Button, chakra } from '@chakra-ui/react'
import type { ColumnPreference } from '@liftwatch/core/contract/properties'
import { useTexts } from '../../texts'
import { Icon } from '../marks/icon'

interface ColumnChoiceProps {
  readonly heading: string
  readonly column: ColumnPreference
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly toggle: () => void
  readonly move: (step: -1 | 1) => void
}

/** One column: shown or not, where that can be changed, and its place. */
export function ColumnChoice({ heading, column, isFirst, isLast, toggle, move }: ColumnChoiceProps) {
  const t = useTexts()
  return (
    <chakra.li display="flex" alignItems="center" gap="1" minH="9" borderTopWidth="1px">
      <chakra.label display="flex" alignItems="center" gap="3" flex="1" minW="0" minH="9" cursor="pointer">
        <chakra.input
          type="checkbox"
          w="4"
          h="4"
          flexShrink={0}
          accentColor="info.solid"
          checked={column.view}
          disabled={!column.detectable}
          onChange={toggle}
        />
        <chakra.span truncate>{heading}</chakra.span>
        {!column.detectable && (
          <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
            {t('list.columns.always')}
          </chakra.span>
        )}
      </chakra.label>
      <Button
        variant="ghost"
        px="0"
        aria-label={t('list.columns.up', { name: heading })}
        disabled={isFirst}
        onClick={() => move(-1)}
      >
        <Icon name="up" />
      </Button>
      <Button
        variant="ghost"
        px="0"
        aria-label={t('list.columns.down', { name: heading })}
        disabled={isLast}
        onClick={() => move(1)}
      >
        <Icon name="chevron" />
      </Button>
    </chakra.li>
  )
}
