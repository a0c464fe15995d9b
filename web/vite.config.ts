import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, runnerImport, type Plugin } from 'vite'
import { z } from 'zod'
import type * as chakraCssFile from './chakra-css'

const folder = new URL('.', import.meta.url).pathname
const environment = z.object({ LIFTWATCH_SERVER: z.url().default('http://127.0.0.1:7070') })

/**
 * What is loaded together is one file, with all that it imports: by itself the bundler makes a file of everything that two pages
 * share, and a list would come in seventy. The first group that a module fits takes it. What every page needs is several, down to
 * `base`: each of them is a task of its own, between which the browser is free.
 */
const files = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|web\/src\/app\/root\.ts$/ },
  { name: 'schemas', test: /node_modules\/zod\/|core\/src\/contract\/endpoint\.ts$/ },
  { name: 'texts', test: /core\/src\/(text\/(first-english|translate)|contract\/alarms\/case-limits)\.ts$/ },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'chakra', test: /web\/src\/theme\/with-chakra\.tsx$|@chakra-ui\/react\/dist\/esm\/components\/(box|flex)\// },
  // With what the log-in page has as well as the others.
  { name: 'base', test: /web\/src\/(main\.tsx|components\/page\/(language-switch|theme-toggle)\.tsx|icon\.svg)$/ },
  { name: 'login', test: /web\/src\/features\/session\/login-page/ },
  // What the calls are checked by, which takes as long to make as all else before the first question: in tasks of their own too.
  { name: 'alarm-calls', test: /core\/src\/contract\/alarms\/(lift-faults|passenger-traps|rbes)\.ts$/ },
  { name: 'estate-calls', test: /core\/src\/contract\/lists\.ts$/ },
  { name: 'session', test: /web\/src\/app\/restore-session\.ts$/ },
  // With what the home page shares with the lists, whose files it does without.
  {
    name: 'member',
    test: /web\/src\/(app\/(signed-in|member|list-link|record-link)\.tsx?|components\/contact\/load-error\.tsx|estate\/alarm-screen\.ts|ahead\.ts)$|core\/src\/domain\/labels\.ts$/,
  },
  // What a list is there with, and nothing of Chakra: that would come before its first row.
  {
    name: 'list',
    test: /web\/src\/(records\/(resource-list|list-ahead)\.tsx?|alarms\/alarm-cells\.tsx)$|web\/src\/components\/filters\/|core\/src\/(hooks\/action|tables\/(table|state-column)|views\/(filters\/(option-word|no-filters|alarm-fields)|forms\/form-view))\.ts$/,
  },
  // What their records share: facts, actions, and what these are shown in. None of it is loaded later by itself: that would come with it.
  {
    name: 'record',
    test: /web\/src\/(components\/(facts|actions|list|overlay)|records|alarms)\//,
  },
  { name: 'form', test: /web\/src\/components\/form\// },
  // What the pages of lifts, of their cases and of what they are switched off for share besides.
  { name: 'estate', test: /web\/src\/estate\// },
]

/** As the console imports it, and as it is read: the bundler goes by the end of its name. */
const pageCss = { imported: 'virtual:page.css', file: '/page.css' }

/** Chakra's own making of them, which takes a third of the time in which its system is made, whether they are drawn or not. */
const madeByChakra = '[getPreflightCss(), getGlobalCss(), getTokenCss()]'

/** Makes the styles of the whole page as the console is built, where Chakra would make them in each browser. */
const pageCssFile: Plugin = {
  name: 'page-css',
  resolveId: id => (id === pageCss.imported ? pageCss.file : undefined),
  async load(id) {
    if (id !== pageCss.file) return undefined
    const { module, dependencies } = await runnerImport<typeof chakraCssFile>(`${folder}chakra-css.tsx`)
    for (const file of dependencies) this.addWatchFile(file)
    return module.chakraCss()
  },
  transform(code, id) {
    if (!id.endsWith('/styled-system/system.js')) return undefined
    if (!code.includes(madeByChakra))
      this.error(`Chakra no longer makes its styles by ${madeByChakra}; see pageCssFile`)
    return { code: code.replace(madeByChakra, '[]'), map: null }
  },
}

/**
 * By this word a browser compiles all functions of a file while that still comes, on a thread of its own; each would be compiled on the
 * page's as it is first called, which was a fifth of a page's work until its first figures.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n'

const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  generateBundle: {
    // It is understood in a file's first line only, before what the bundler itself adds.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = compileAtOnce + file.code
    },
  },
}

export default defineConfig(({ mode }) => {
  const { LIFTWATCH_SERVER } = environment.parse(loadEnv(mode, folder, 'LIFTWATCH_SERVER'))
  return {
    root: folder,
    plugins: [react(), pageCssFile, compiledAtOnce],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: files } } },
    },
    server: {
      // The server refuses calls from another origin; to it, the console has to look as if it came from there.
      proxy: { '/api': { target: LIFTWATCH_SERVER, headers: { origin: new URL(LIFTWATCH_SERVER).origin } } },
    },
  }
})
