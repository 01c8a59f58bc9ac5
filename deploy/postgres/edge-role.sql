-- Gives an account of PostgreSQL what an edge needs of the registry, and no more: it reads what is released and says
-- what it serves. Run it once, after the first release has made the tables:
--   psql "$REGISTRY_URL" --set role=edge --file deploy/postgres/edge-role.sql
grant usage on schema evmandi_registry to :"role";
grant select on evmandi_registry.artifacts, evmandi_registry.files, evmandi_registry.compositions,
  evmandi_registry.channel to :"role";
grant select, insert, update, delete on evmandi_registry.edges to :"role";
