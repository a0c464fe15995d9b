import { defineStyle } from '@chakra-ui/react'
import type { Tone } from '@liftwatch/core/tones'

const toneNames: readonly Tone[] = ['critical', 'attended', 'warning', 'info', 'ok', 'muted']
const line = '{colors.border} 0 1px, transparent 1px 48px'

export const mapStyle = defineStyle({
  pos: 'relative',
  h: '24rem',
  // Its own order of layers: none of them comes before a dialog.
  isolation: 'isolate',
  '& .leaflet-container': {
    h: 'full',
    bg: 'bg.muted',
    // What places lie on where there is no map, or it has not come yet.
    backgroundImage: `repeating-linear-gradient(${line}), repeating-linear-gradient(90deg, ${line})`,
    fontFamily: 'body',
    textStyle: 'sm',
  },
  '& .leaflet-tile-pane': { _dark: { filter: 'brightness(0.65)' } },
  '& .pin': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '7',
    h: '7',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    bg: 'colorPalette.solid',
    color: 'colorPalette.contrast',
    textStyle: 'xs',
    fontWeight: 'semibold',
  },
  ...Object.fromEntries(toneNames.map(tone => [`& .pin[data-tone=${tone}]`, { colorPalette: tone }])),
  // By shape as well as by colour.
  '& .pin[data-tone=critical]': { colorPalette: 'critical', borderRadius: '0' },
  '& .pin[data-tone=muted]': {
    colorPalette: 'muted',
    bg: 'bg.panel',
    color: 'fg',
    borderColor: 'fg.muted',
    borderStyle: 'dashed',
  },
  '& .leaflet-marker-icon:focus-visible': { outline: '3px solid {colors.info.focusRing}', outlineOffset: '2px' },
  '& .leaflet-bar a, & .leaflet-popup-content-wrapper, & .leaflet-popup-tip': { bg: 'bg.panel', color: 'fg' },
  // As precise as Leaflet's own rule, which comes later.
  '& .leaflet-container .leaflet-control-attribution': {
    bg: 'bg.panel',
    color: 'fg.muted',
    '& a': { color: 'info.fg' },
  },
})
