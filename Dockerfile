# The image of the packed server, for one node or one of many; the data folder is /data. Three stages: the package is built once on the
# builder's own architecture, its native part is installed for the target's, and the image holds Node and the package alone (no shell,
# no package manager). `docker buildx build --platform linux/amd64,linux/arm64 .` builds both architectures.
FROM --platform=$BUILDPLATFORM node:20-slim AS package
WORKDIR /source
COPY . .
RUN npm run pack && mv safehouse-*.tgz /safehouse.tgz

FROM node:20-slim AS installed
COPY --from=package /safehouse.tgz /
RUN npm install --prefix /app --omit=dev --no-audit --no-fund /safehouse.tgz && mkdir /data

FROM gcr.io/distroless/nodejs20-debian12:nonroot
COPY --from=installed /app /app
COPY --from=installed --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=7007 SAFEHOUSE_DATA=/data
WORKDIR /data
VOLUME /data
EXPOSE 7007
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/app/node_modules/safehouse/server/safehouse.js", "serve"]
