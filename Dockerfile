# One image per process of docker-compose.yml, all from one build.
ARG NODE_IMAGE=node:22-slim

FROM ${NODE_IMAGE} AS build
RUN install -d -o node -g node /app
USER node
WORKDIR /app
COPY --chown=node:node . .
RUN node scripts/bundle.mjs

# What a process needs at run time: its bundle, and the packages that its package.json names.
FROM build AS packages
RUN for room in api platform; do \
      npx --yes pnpm@10.34.8 --config.inject-workspace-packages=true \
        --filter "@evmandi/$room" deploy --prod "out/$room" || exit 1; \
    done

FROM ${NODE_IMAGE} AS runtime
RUN install -d -o node -g node /app /data /edge /heartbeats
USER node
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data

FROM runtime AS api
COPY --from=packages /app/out/api/node_modules api/node_modules
COPY --from=build /app/api/dist api/dist
EXPOSE 8000
CMD ["node", "--enable-source-maps", "--min-semi-space-size=16", "api/dist/server.mjs"]

FROM runtime AS edge
COPY --from=packages /app/out/platform/node_modules platform/node_modules
COPY --from=build /app/platform/dist platform/dist
EXPOSE 3000
# Render workers run code of remotes as a user that owns nothing. The edge begins as root, and keeps of that only what
# it takes to start and to end them.
ENV RENDER_USER=1001
USER root
ENTRYPOINT ["setpriv", "--reuid=node", "--regid=node", "--clear-groups", \
  "--inh-caps=-all,+kill,+setgid,+setuid", "--ambient-caps=-all,+kill,+setgid,+setuid", "--no-new-privs"]
CMD ["node", "--enable-source-maps", "platform/dist/edge.mjs"]

# Builds host and remotes and ships what the registry lacks, then ends.
FROM build AS publisher
USER root
RUN install -d -o node -g node /data /heartbeats
USER node
ENV DATA_DIR=/data
CMD ["node", "--enable-source-maps", "platform/dist/cli.mjs", "ship", "--new"]

# Takes releases of teams over HTTP, and runs them before they go live.
FROM publisher AS release
EXPOSE 8100
CMD ["node", "--enable-source-maps", "platform/dist/release.mjs"]
