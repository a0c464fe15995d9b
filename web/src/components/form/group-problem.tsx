import { chakra } from '@chakra-ui/react'

/** What is wrong with a group of boxes. */
export function GroupProblem({ text, id }: { readonly text: string; readonly id?: string }) {
  return (
    <chakra.p id={id} role="alert" mt="2" textStyle="xs" fontWeight="medium" color="fg.error">
      {text}
    </chakra.p>
  )
}
