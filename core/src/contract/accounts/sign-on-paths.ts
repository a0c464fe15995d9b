/** Apart from the calls, so that the log-in page needs no schema library: which provider there is, and where a browser goes to log in with it. */
export const providerPath = '/api/oidc'
export const singleSignOnPath = '/api/oidc/login'
