# One image for every way of hosting: with its own PostgreSQL in the volume, or with DATABASE_URL and NATS_URL.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
# The image holds what people install: the release.
RUN npm run release && npm install --prefix /app --no-audit --no-fund --loglevel=error ./release/robodrome-*.tgz

FROM ${NODE_IMAGE}
# tini ends what the embedded PostgreSQL leaves behind, and passes signals on.
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 0700 /data \
 && ln -s /app/node_modules/.bin/robodrome /usr/local/bin/robodrome
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4600 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
USER node
VOLUME ["/data"]
EXPOSE 4600
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
# What tables keep from one step to the next dies young in this much room: what a choice costs besides sockets and store falls by an eighth. It is there from the
# start, and still there after a quiet hour: the next visitor would wait for it to grow.
CMD ["node", "--min-semi-space-size=64", "--max-semi-space-size=64", "node_modules/robodrome/bin/robodrome.mjs", "serve"]
