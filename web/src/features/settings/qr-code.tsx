import { chakra } from '@chakra-ui/react'
import { encode } from 'uqr'

/** Modules of light around it, by which cameras find it. */
const border = 4

/** A text for a camera: dark on light, in the dark theme too. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      w="12rem"
      h="12rem"
      bg="white"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="black" />
    </chakra.svg>
  )
}
