/** Hosts whose players may stand in a frame beside those that are known to all, as the server's page names them. */
export const frameHosts: readonly string[] =
  document.querySelector('meta[name="frame-hosts"]')?.getAttribute('content')?.split(' ').filter(Boolean) ?? [];
