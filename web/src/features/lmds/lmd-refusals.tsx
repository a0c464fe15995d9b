import { chakra } from '@chakra-ui/react'
import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import { formatInstant } from '@liftwatch/core/text/format'
import { useTexts } from '../../texts'

/** What was refused of a device, by reason, the latest first. */
export function LmdRefusals({ refusals }: Pick<Lmd, 'refusals'>) {
  const t = useTexts()
  const title = t('tables.fields.refusals')
  return (
    <chakra.section aria-label={title} mt="4">
      <chakra.h3 mb="2" textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.h3>
      {refusals.length === 0 ? (
        <chakra.p color="fg.muted">{t('estate.refusals.none')}</chakra.p>
      ) : (
        <chakra.table aria-label={title}>
          <thead>
            <tr>
              {(['reason', 'count', 'firstAt', 'lastAt'] as const).map(name => (
                <chakra.th key={name} pe="6" py="1" textAlign="start" fontWeight="medium" color="fg.muted">
                  {t(`estate.refusals.${name}`)}
                </chakra.th>
              ))}
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ reason, count, firstAt, lastAt }) => (
              <tr key={reason}>
                <chakra.td pe="6" py="1">
                  {t(`states.refusal.${reason}`)}
                </chakra.td>
                <chakra.td pe="6" py="1">
                  {count}
                </chakra.td>
                <chakra.td pe="6" py="1">
                  {formatInstant(firstAt)}
                </chakra.td>
                <chakra.td pe="6" py="1">
                  {formatInstant(lastAt)}
                </chakra.td>
              </tr>
            ))}
          </tbody>
        </chakra.table>
      )}
    </chakra.section>
  )
}
