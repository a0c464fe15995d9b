import { secondFactor } from '@liftwatch/core/contract/second-factor'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import { Form } from '../../components/form/form'
import { serverProblems, shapeProblems, type FormProblems } from '../../components/form/form-problems'
import { useTexts } from '../../texts'
import { CodeBox } from './code-box'
import { twoStepWords } from './two-step-words'

/** The code, for a session that began without one. */
export function TwoStepProof({ done }: { readonly done: () => void }) {
  const t = useTexts()
  const { client } = useFrontEnd()

  async function send(typed: FormData): Promise<FormProblems<'code'>> {
    const checked = secondFactor.prove.input.safeParse(Object.fromEntries(typed))
    if (!checked.success) return shapeProblems(checked.error, typed, { code: twoStepWords(t).code })
    try {
      await client.secondFactor.prove(checked.data)
      done()
      return {}
    } catch (error) {
      return serverProblems(error, t, { 'wrong-code': ['code'] })
    }
  }

  return (
    <Form<'code'> action={t('twoStep.proveAction')} send={send}>
      {problems => <CodeBox hint={t('twoStep.codeHint')} problem={problems.code} />}
    </Form>
  )
}
