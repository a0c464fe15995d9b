import type { Plugin } from 'esbuild'

/** Undici's one entry loads web sockets, caches and mocks too: more than a third of its bytes, which each start would read. */
export const leanUndici: Plugin = {
  name: 'lean-undici',
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, ({ path, resolveDir }) => ({
      path,
      namespace: 'lean-undici',
      pluginData: resolveDir,
    }))
    build.onLoad({ filter: /.*/, namespace: 'lean-undici' }, ({ pluginData }) => ({
      // A proxy's tunnel is opened by a method that the one entry adds.
      contents: `
        import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
        import connect from 'undici/lib/api/api-connect.js'
        Dispatcher.prototype.connect = connect
        export { fetch } from 'undici/lib/web/fetch/index.js'
        export { default as EnvHttpProxyAgent } from 'undici/lib/dispatcher/env-http-proxy-agent.js'`,
      resolveDir: pluginData as string,
    }))
  },
}
