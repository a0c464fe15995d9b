import { chakra, Field, NativeSelect } from '@chakra-ui/react'
import { userTokens } from '@liftwatch/core/contract/user-tokens'
import { useUserTokenActions } from '@liftwatch/core/hooks/user-tokens'
import { nameMaxCharacters, userTokenDaysOffered } from '@liftwatch/core/limits'
import { useState } from 'react'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { TextBox } from '../../components/form/text-box'
import { Icon } from '../../components/icon'
import { useTexts } from '../../texts'
import { PermissionPicker } from './permission-picker'

type TokenField = 'name' | 'permissions'

const usualDays = 90

export function TokenForm({ created }: { readonly created: (token: string) => void }) {
  const t = useTexts()
  const { create } = useUserTokenActions()
  const [made, setMade] = useState(0)

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
      setMade(made + 1)
      return {}
    } catch (error) {
      return serverProblems(error, t)
    }
  }

  return (
    // Empty again after each token.
    <Form<TokenField> key={made} size="sm" action={t('settings.tokens.create')} send={send}>
      {problems => (
        <>
          <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '20rem 10rem' }}>
            <TextBox
              size="sm"
              name="name"
              label={t('settings.tokens.name')}
              hint={t('settings.tokens.nameHint')}
              autoComplete="off"
              maxLength={nameMaxCharacters}
              problem={problems.name}
            />
            <Field.Root>
              <Field.Label>{t('settings.tokens.expiry')}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field name="expiresInDays" defaultValue={usualDays}>
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
          <PermissionPicker problem={problems.permissions} />
        </>
      )}
    </Form>
  )
}
