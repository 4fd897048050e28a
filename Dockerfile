# One image for every size: a laptop, a small server, one of many nodes. The database folder is /data.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json ./
COPY packages ./packages
RUN npm ci --omit=dev && node node_modules/vite/bin/vite.js build packages/web

FROM node:20-slim
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=7007 SAFEHOUSE_DATA=/data
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 7007
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:7007/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/safehouse.js", "serve"]
