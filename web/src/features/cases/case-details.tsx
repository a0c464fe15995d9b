import { chakra } from '@chakra-ui/react'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { formatInstant } from '@liftwatch/core/text/format'
import { FactList } from '../../components/facts/fact-list'
import { useTexts } from '../../texts'
import { CaseComplainant, CaseLocation } from './case-facts'
import { CaseFrame } from './case-frame'
import { PlaceOfCase } from './place-of-case'

/** All that is known of a case, to read. */
export function CaseDetails({ of: shown }: { readonly of: ComplaintDetail }) {
  const t = useTexts()
  const { feedbackType, category, subcategory, channel, media, description, author, createdAt, closedAt } = shown
  return (
    <CaseFrame side={<PlaceOfCase of={shown} />}>
      <CaseLocation of={shown} />
      <FactList
        title={t('cases.sections.case')}
        facts={[
          [t('complaints.fields.feedbackType'), t(`states.feedbackType.${feedbackType}`)],
          [t('complaints.fields.category'), t(`states.caseCategory.${category}`)],
          [t('complaints.fields.subcategory'), t(`states.caseSubcategory.${subcategory}`)],
          [t('complaints.fields.channel'), t(`states.caseChannel.${channel}`)],
          [t('complaints.fields.media'), t(`reports.media.${media}`)],
          [
            t('alarms.fields.description'),
            <chakra.span key="description" whiteSpace="pre-wrap">
              {description}
            </chakra.span>,
          ],
          [
            t('complaints.fields.createdAt'),
            [formatInstant(createdAt), author && t('cases.by', { name: author.name })].filter(Boolean).join(' '),
          ],
          [t('alarms.fields.closedAt'), closedAt === null ? null : formatInstant(closedAt)],
        ]}
      />
      <CaseComplainant of={shown} />
    </CaseFrame>
  )
}
