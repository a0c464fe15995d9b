import { chakra } from '@chakra-ui/react'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { StatusChip } from '../../../components/marks/status-chip'
import { useTexts } from '../../../texts'
import { loadFigures } from './load-figure-list'

/** The figures of the month, each with the band that it is in where there are bands. */
export function LoadFigures({ load }: { readonly load: AlarmLoad }) {
  const t = useTexts()
  return (
    <chakra.dl display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))" gap="3">
      {loadFigures(load, t).map(({ name, value, band, note }) => (
        <chakra.div key={name} p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel" css={{ breakInside: 'avoid' }}>
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd>
            <chakra.span display="block" textStyle="xl" fontWeight="semibold">
              {value}
            </chakra.span>
            {band && <StatusChip tone={band.tone} label={band.label} />}{' '}
            {note && (
              <chakra.span color="fg.muted" textStyle="xs">
                {note}
              </chakra.span>
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
