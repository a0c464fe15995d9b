import { Button, chakra, Skeleton } from '@chakra-ui/react'
import { groups, type GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { useAnswer, useChange } from '@liftwatch/core/hooks/answer'
import { selectPageSize } from '@liftwatch/core/limits'
import { useState } from 'react'
import { useAct } from '../../components/actions/use-act'
import { LoadError } from '../../components/contact/load-error'
import { FilterText } from '../../components/filters/filter-text'
import { SwitchBox } from '../../components/form/switch-box'
import { Pager } from '../../components/list/pager'
import { Dialog } from '../../components/overlay/dialog'
import { showMessage } from '../../components/overlay/messages'
import { useTexts } from '../../texts'

interface CandidateDialogProps {
  readonly group: GroupRow
  readonly close: () => void
}

/** Ticks users and puts them in a group. Who is ticked stays ticked while one searches on. */
export function CandidateDialog({ group, close }: CandidateDialogProps) {
  const t = useTexts()
  const act = useAct()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const { data, error, refetch } = useAnswer(groups.candidates, {
    excludeGroupId: group.id,
    page,
    size: selectPageSize,
    sort: 'nickname,ASC',
    ...(search !== '' && { search }),
  })
  const add = useChange(groups.addMembers)

  async function send(): Promise<void> {
    if (ticked.length === 0) return showMessage('warning', t('list.noneSelected'))
    const run = () => add({ groupId: group.id, userIds: [...ticked] })
    await act({ subject: group.name, run, done: t('groups.addSuccess') })
    close()
  }

  return (
    <Dialog
      title={t('groups.addMembers')}
      close={close}
      footer={
        <>
          <Button onClick={close}>{t('settings.cancel')}</Button>
          <Button variant="solid" onClick={() => void send()}>
            {t('groups.addChosen', { number: ticked.length })}
          </Button>
        </>
      }
    >
      <chakra.p mb="3" color="fg.muted">
        {t('groups.candidatesHint')}
      </chakra.p>
      <FilterText
        label={t('users.fields.search')}
        width="full"
        value={search}
        change={text => {
          setSearch(text)
          setPage(0)
        }}
      />
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      {!data && !error && <Skeleton mt="3" h="10rem" />}
      {data?.totalElements === 0 && (
        <chakra.p mt="3" color="fg.muted">
          {t('list.nothingFound')}
        </chakra.p>
      )}
      <chakra.ul display="grid" gap="2" my="3" aria-label={t('users.title')}>
        {data?.content.map(({ id, nickname, email, kind }) => (
          <li key={id}>
            <SwitchBox
              label={nickname}
              hint={email ?? t(`states.userKind.${kind}`)}
              checked={ticked.includes(id)}
              onChange={({ target }) =>
                setTicked([...ticked.filter(other => other !== id), ...(target.checked ? [id] : [])])
              }
            />
          </li>
        ))}
      </chakra.ul>
      {data && data.totalElements > selectPageSize && (
        <Pager page={page} size={selectPageSize} total={data.totalElements} go={setPage} />
      )}
    </Dialog>
  )
}
