// Signs in over HTTP as the browser app does, without a browser: code + PKCE at the tenant's realm. `x.localhost` does not resolve
// outside browsers, so requests go to the loopback address and name the tenant in their Host header.
import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

const base64url = (bytes) => bytes.toString('base64url');

/** One request to the server; answers status, headers and text. Redirects are not followed. */
export function call({
  port,
  publicPort = port,
  tenant,
  host = `${tenant}.localhost:${publicPort}`,
  path,
  method = 'GET',
  headers = {},
  body,
}) {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          host,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.setTimeout(180_000, () => sent.destroy(new Error(`No answer from ${path} in 180 s`)));
    if (body !== undefined) sent.write(body);
    sent.end();
  });
}

const pathOf = (location) => {
  const url = new URL(location, 'http://any');
  return `${url.pathname}${url.search}`;
};

/**
 * Access token of a person of a tenant. Throws with the page's answer when the sign-in is refused. With several `ports`
 * each step goes to the next one, as a balancer would send it.
 */
export async function signInOverHttp({
  port,
  ports = [port],
  publicPort = port,
  tenant,
  email,
  password = 'quoin-demo',
}) {
  const jar = new Map();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (answer) => {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  let steps = 0;
  const go = async (path, options = {}) =>
    keep(
      await call({
        port: ports[steps++ % ports.length],
        publicPort,
        tenant,
        path,
        ...options,
        headers: { cookie: cookies(), ...options.headers },
      }),
    );

  const origin = `http://${tenant}.localhost:${publicPort}`;
  const protocol = `/realms/${tenant}/protocol/openid-connect`;
  const verifier = base64url(randomBytes(32));
  const asked = new URLSearchParams({
    client_id: 'quoin-web',
    redirect_uri: `${origin}/auth/callback`,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    code_challenge: base64url(createHash('sha256').update(verifier).digest()),
    code_challenge_method: 'S256',
  });
  let answer = await go(`${protocol}/auth?${asked}`);
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin };
  for (let step = 0; step < 8; step += 1) {
    const location = answer.headers.location;
    if (location?.includes('/auth/callback')) {
      const code = new URL(location, origin).searchParams.get('code');
      if (!code) throw new Error(`Sign-in of ${email} was refused: ${location}`);
      const token = await go(`${protocol}/token`, {
        method: 'POST',
        headers: form,
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: 'quoin-web',
          redirect_uri: `${origin}/auth/callback`,
          code,
          code_verifier: verifier,
        }).toString(),
      });
      const tokens = JSON.parse(token.text);
      if (!tokens.access_token) throw new Error(`No token for ${email}: ${token.status} ${token.text}`);
      return tokens;
    }
    // Sign-in goes on over the product's own address, which remembers the company for the device.
    if (location) answer = await go(pathOf(location), { host: new URL(location, origin).host });
    else {
      const action = /<form[^>]*action="([^"]+)"/.exec(answer.text)?.[1];
      if (!action || step > 5)
        throw new Error(`Sign-in of ${email} stopped: ${answer.status} ${answer.text.slice(0, 400)}`);
      const body = new URLSearchParams({ email, password }).toString();
      answer = await go(pathOf(action.replaceAll('&amp;', '&')), { method: 'POST', headers: form, body });
      if (!answer.headers.location) throw new Error(`Sign-in of ${email} was refused: ${answer.status}`);
    }
  }
  throw new Error(`Sign-in of ${email} did not end.`);
}

/** JSON call of the API with a bearer token. */
export async function callApi({
  port,
  publicPort = port,
  tenant,
  token,
  path,
  method = 'GET',
  body,
  headers = {},
}) {
  const answer = await call({
    port,
    publicPort,
    tenant,
    path: `/api${path}`,
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: answer.text ? JSON.parse(answer.text) : null,
  };
}
