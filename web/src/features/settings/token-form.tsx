import { chakra, Field, NativeSelect } from '@chakra-ui/react'
import { userTokens } from '@liftwatch/core/contract/user-tokens'
import { useChange } from '@liftwatch/core/hooks/answer'
import { nameMaxCharacters, userTokenDaysOffered } from '@liftwatch/core/limits'
import { useState } from 'react'
import { DraftNote } from '../../components/form/draft-note'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { TextBox } from '../../components/form/text-box'
import { Icon } from '../../components/icon'
import { useTexts } from '../../texts'
import { PermissionPicker } from './permission-picker'
import { useTokenDraft } from './token-draft'

type TokenField = 'name' | 'permissions'

const usualDays = 90

export function TokenForm({ created }: { readonly created: (token: string) => void }) {
  const t = useTexts()
  const create = useChange(userTokens.create)
  const [round, setRound] = useState(0)
  const { stored, keep, drop, isRestored } = useTokenDraft()

  function beginAgain(): void {
    drop()
    setRound(round + 1)
  }

  async function send(typed: FormData): Promise<FormProblems<TokenField>> {
    const checked = userTokens.create.input.safeParse({
      name: typed.get('name'),
      permissions: typed.getAll('permissions'),
      expiresInDays: Number(typed.get('expiresInDays')),
    })
    if (!checked.success) {
      const missing = t('settings.tokens.permissionsRequired')
      return shapeProblems(checked.error, typed, {
        name: {
          empty: t('settings.tokens.nameRequired'),
          wrong: t('settings.tokens.nameWrong', { max: nameMaxCharacters }),
        },
        permissions: { empty: missing, wrong: missing },
      })
    }
    try {
      const { token } = await create(checked.data)
      created(token)
      beginAgain()
      return {}
    } catch (error) {
      return serverProblems(error, t)
    }
  }

  return (
    // Empty again after each token.
    <Form<TokenField> key={round} size="sm" action={t('settings.tokens.create')} send={send}>
      {problems => (
        <>
          {isRestored && <DraftNote discard={beginAgain} />}
          <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '20rem 10rem' }}>
            <TextBox
              size="sm"
              name="name"
              label={t('settings.tokens.name')}
              hint={t('settings.tokens.nameHint')}
              autoComplete="off"
              maxLength={nameMaxCharacters}
              problem={problems.name}
              defaultValue={stored.name}
              onChange={({ target }) => keep({ name: target.value })}
            />
            <Field.Root>
              <Field.Label>{t('settings.tokens.expiry')}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  name="expiresInDays"
                  defaultValue={stored.days ?? usualDays}
                  onChange={({ target }) => keep({ days: target.value })}
                >
                  {userTokenDaysOffered.map(count => (
                    <option key={count} value={count}>
                      {t('settings.tokens.days', { count })}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator>
                  <Icon name="chevron" />
                </NativeSelect.Indicator>
              </NativeSelect.Root>
            </Field.Root>
          </chakra.div>
          <PermissionPicker
            problem={problems.permissions}
            initial={stored.permissions}
            changed={chosen => keep({ permissions: chosen.join(',') })}
          />
        </>
      )}
    </Form>
  )
}
