// Reads a service of docker-compose.yml, for scripts that run its image without docker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const UNITS = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 };

/**
 * @param name of the service
 * @param variables replace `${NAME}`, as those of `.env` do
 */
export function composeService(name, variables = {}) {
  const file = readFileSync(join(import.meta.dirname, '../../docker-compose.yml'), 'utf8');
  const { services } = parse(file, { merge: true });
  const service = services[name];
  const [, number, unit] = /^(\d+)([kmg])$/.exec(service.mem_limit) ?? [];
  return {
    image: service.image,
    memoryBytes: Number(number) * UNITS[unit],
    isReadOnly: service.read_only === true,
    hasNoCapabilities: service.cap_drop?.join() === 'ALL' && !service.cap_add,
    hasNoNewPrivileges: service.security_opt?.includes('no-new-privileges:true') === true,
    graceSeconds: Number.parseInt(service.stop_grace_period ?? '10s', 10),
    secrets: service.secrets ?? [],
    environment: Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([variable, value]) => [
        variable,
        filledIn(String(value), variables),
      ]),
    ),
  };
}

/** Like docker compose: `${NAME:-default}`, and `${NAME:?message}` for required ones. */
function filledIn(value, variables) {
  return value.replace(/\$\{([^}]{1,200})\}/g, (_, inner) => {
    const [name] = inner.split(':', 1);
    const rest = inner.slice(name.length + 1);
    if (variables[name]) return variables[name];
    if (rest.startsWith('?')) throw new Error(`${name} is missing: ${rest.slice(1)}`);
    return rest.slice(1);
  });
}
