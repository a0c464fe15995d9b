import { Flex } from '@chakra-ui/react'
import type { GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { names } from '@liftwatch/core/tables/table'
import { removeGroupForm, renameGroupForm } from '@liftwatch/core/views/forms/groups'
import { groupView } from '@liftwatch/core/views/resources/groups'
import { useNavigate } from 'react-router-dom'
import { AskedAction } from '../../components/actions/asked-action'
import { FormAction } from '../../components/actions/form-action'
import { HeadFacts } from '../../components/facts/head-facts'
import { columnFacts } from '../../components/record-list/column-facts'
import { useTexts } from '../../texts'

const headKeys = names('memberCnt permissionsCnt updatedAt')

/** What is known of a group, and what is done with it; from one that was deleted the way leads back to the list. */
export function GroupHead({ of: group }: { readonly of: GroupRow }) {
  const navigate = useNavigate()
  return (
    <Flex wrap="wrap" align="center" columnGap="6" rowGap="2">
      <HeadFacts facts={columnFacts(groupView.table, headKeys, group, useTexts())} />
      <Flex gap="2">
        <FormAction view={renameGroupForm} row={group} subject={group.name} />
        <AskedAction
          view={removeGroupForm}
          row={group}
          subject={group.name}
          done={() => navigate(screens.group.path, { replace: true })}
        />
      </Flex>
    </Flex>
  )
}
