import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Plugin } from 'esbuild'

type Replacement = readonly [from: string, to: string]

const boundedMaps = `import { createBoundedMap } from '@liftwatch/tui/paint/bounded-map'`

const styledCharacters = `import { styledCharacters } from '@liftwatch/tui/paint/styled-characters'`

/**
 * Ink remembers how wide a text is and how it wraps for ever, and a clock makes a new text each second of the night; how its
 * lines are taken apart it forgets with each frame, and nine in ten of them are the next frame's too, and
 * it takes them apart in the slowest way there is. The answers stay what they are; how long they are cached and how soon they
 * are there changes.
 */
const replacements: Readonly<Record<string, readonly Replacement[]>> = {
  'measure-text.js': [[`const cache = new Map();`, `${boundedMaps};\nconst cache = createBoundedMap(2000);`]],
  'wrap-text.js': [
    [`const cache = {};`, `${boundedMaps};\nconst cache = createBoundedMap(500);`],
    [`cache[cacheKey];`, `cache.get(cacheKey);`],
    [`cache[cacheKey] = wrappedText;`, `cache.set(cacheKey, wrappedText);`],
  ],
  'render-node-to-output.js': [
    [
      `import widestLine from 'widest-line';`,
      `import measureText from './measure-text.js';\nconst widestLine = text => measureText(text).width;`,
    ],
  ],
  'output.js': [
    [`class OutputCaches {`, `${boundedMaps};\n${styledCharacters};\nclass OutputCaches {`],
    [`styledCharsFromTokens(tokenize(line));`, `styledCharacters(line);`],
    [`widths = new Map();`, `widths = createBoundedMap(2000);`],
    [`blockWidths = new Map();`, `blockWidths = createBoundedMap(500);`],
    [`styledChars = new Map();`, `styledChars = createBoundedMap(500);`],
    [`caches = new OutputCaches();`, `caches = sharedCaches;`],
    [`export default class Output {`, `const sharedCaches = new OutputCaches();\nexport default class Output {`],
  ],
}

function replaced(text: string, file: string): string {
  return replacements[file]!.reduce((before, [from, to]) => {
    // Another version of Ink: someone has to look at it.
    if (!before.includes(from)) throw new Error(`Ink's ${file} no longer has ${from}`)
    return before.replace(from, () => to)
  }, text)
}

export const inkCaches: Plugin = {
  name: 'ink-caches',
  setup(build) {
    const filter = /\/ink\/build\/(?:measure-text|wrap-text|render-node-to-output|output)\.js$/
    build.onLoad({ filter }, async ({ path }) => ({
      contents: replaced(await readFile(path, 'utf8'), basename(path)),
      loader: 'js',
    }))
  },
}
