import { chakra, Input } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '../../texts'

interface PageNumberProps {
  /** Counted from 0; readers count from 1. */
  readonly page: number
  readonly pages: number
  readonly go: (page: number) => void
}

/** A box for the number of a page, to which Enter goes; a page that is not there is marked as wrong. */
export function PageNumber({ page, pages, go }: PageNumberProps) {
  const t = useTexts()
  const [text, setText] = useState(String(page + 1))
  const number = /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined
  const isWrong = number === undefined || number < 1 || number > pages
  return (
    <chakra.form
      display="flex"
      alignItems="center"
      gap="2"
      onSubmit={event => {
        event.preventDefault()
        if (!isWrong) go(number - 1)
      }}
    >
      <chakra.label display="flex" alignItems="center" gap="2" color="fg.muted">
        {t('list.pageNumber')}
        <Input
          size="sm"
          w="5rem"
          inputMode="numeric"
          color="fg"
          value={text}
          aria-invalid={isWrong || undefined}
          onChange={event => setText(event.target.value)}
        />
      </chakra.label>
      <chakra.span color="fg.muted">{t('list.ofPages', { number: pages })}</chakra.span>
    </chakra.form>
  )
}
