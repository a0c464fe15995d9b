import { defineSemanticTokens } from '@chakra-ui/react'
import type { Tone } from '@liftwatch/core/tones'

/** The light theme's colour, then the dark one's. Text keeps 4.5:1 on the grounds it is used on, shapes 3:1. */
function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } }
}

type Palette = Record<
  'solid' | 'contrast' | 'subtle' | 'muted' | 'fg' | 'border' | 'focusRing',
  ReturnType<typeof pair>
>

const focusRing = pair('#1f5fbf', '#8cb8f0')

const critical = {
  solid: pair('#c4281c', '#ff7a6e'),
  contrast: pair('#ffffff', '#1f0503'),
  subtle: pair('#fdebe9', '#3a1714'),
  muted: pair('#f9d6d2', '#4d1f1b'),
  fg: pair('#a51d12', '#ffa49c'),
  border: pair('#efb1ab', '#6f302a'),
  focusRing,
} satisfies Palette

/** What each tone looks like. Blue, orange, bluish green and vermilion stay apart for the colour-blind. */
const tones = {
  critical,
  // The same red, without a ground.
  attended: { ...critical, subtle: pair('#ffffff00', '#00000000'), border: critical.solid },
  warning: {
    solid: pair('#b45f06', '#f0a53f'),
    contrast: pair('#ffffff', '#1d1102'),
    subtle: pair('#fff2df', '#322411'),
    muted: pair('#fce3c0', '#443117'),
    fg: pair('#854400', '#f5c27d'),
    border: pair('#ebc793', '#5f4719'),
    focusRing,
  },
  info: {
    solid: pair('#1f5fbf', '#6aa5f2'),
    contrast: pair('#ffffff', '#061425'),
    subtle: pair('#e8f0fc', '#15273f'),
    muted: pair('#d4e3f9', '#1d3556'),
    fg: pair('#1a4f9f', '#a3c8f8'),
    border: pair('#b3ccf0', '#2b4c7b'),
    focusRing,
  },
  ok: {
    solid: pair('#12795f', '#45bd9b'),
    contrast: pair('#ffffff', '#03150f'),
    subtle: pair('#e2f4ee', '#102e26'),
    muted: pair('#cbeadf', '#174035'),
    fg: pair('#0c5f4a', '#82d8bf'),
    border: pair('#a3d6c7', '#205949'),
    focusRing,
  },
  muted: {
    solid: pair('#66727e', '#8b98a5'),
    contrast: pair('#ffffff', '#0e141b'),
    subtle: pair('#edf0f3', '#202b36'),
    muted: pair('#dfe4e9', '#2b3845'),
    fg: pair('#4b5965', '#b0bbc6'),
    border: pair('#cfd6dd', '#36434f'),
    focusRing,
  },
} satisfies Record<Tone, Palette>

export const colors = defineSemanticTokens.colors({
  ...tones,
  bg: {
    DEFAULT: pair('#f3f5f7', '#0d131a'),
    panel: pair('#ffffff', '#141c25'),
    subtle: pair('#f3f5f7', '#1a242e'),
    muted: pair('#edf0f3', '#202b36'),
    emphasized: pair('#dfe4e9', '#2b3845'),
  },
  fg: { DEFAULT: pair('#17212b', '#e3e9ef'), muted: pair('#52606d', '#a3b0bc'), error: tones.critical.fg },
  border: {
    DEFAULT: pair('#d8dee4', '#2a3642'),
    strong: pair('#7b8894', '#6d7c8a'),
    error: tones.critical.solid,
  },
})
