-- Exact counts without counting: each statement that changes alarms adds its differences to the ledger alarm_count,
-- in its own transaction. Whoever changes an alarm holds the row lock of its lift, so that a lift's scope stands still meanwhile.
CREATE FUNCTION alarm_count_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alarm_count (scope_id, type, operational_status, change)
  SELECT lift.scope_id, added.type, added.operational_status, count(*)
  FROM added JOIN lift ON lift.id = added.lift_id
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION alarm_count_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alarm_count (scope_id, type, operational_status, change)
  SELECT lift.scope_id, removed.type, removed.operational_status, -count(*)
  FROM removed JOIN lift ON lift.id = removed.lift_id
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION alarm_count_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alarm_count (scope_id, type, operational_status, change)
  SELECT lift.scope_id, changed.type, changed.operational_status, sum(changed.change)
  FROM (
    SELECT lift_id, type, operational_status, 1 AS change FROM added
    UNION ALL
    SELECT lift_id, type, operational_status, -1 FROM removed
  ) changed JOIN lift ON lift.id = changed.lift_id
  GROUP BY 1, 2, 3
  HAVING sum(changed.change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION alarm_count_on_scope_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alarm_count (scope_id, type, operational_status, change)
  SELECT moved.scope_id, alarm.type, alarm.operational_status, sum(moved.change)
  FROM (
    SELECT added.id, added.scope_id, 1 AS change
    FROM added JOIN removed ON removed.id = added.id WHERE added.scope_id <> removed.scope_id
    UNION ALL
    SELECT removed.id, removed.scope_id, -1
    FROM added JOIN removed ON removed.id = added.id WHERE added.scope_id <> removed.scope_id
  ) moved JOIN alarm ON alarm.lift_id = moved.id
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER alarm_count_on_insert AFTER INSERT ON alarm
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alarm_count_on_insert();
--> statement-breakpoint
CREATE TRIGGER alarm_count_on_delete AFTER DELETE ON alarm
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION alarm_count_on_delete();
--> statement-breakpoint
CREATE TRIGGER alarm_count_on_update AFTER UPDATE ON alarm
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alarm_count_on_update();
--> statement-breakpoint
CREATE TRIGGER alarm_count_on_scope_change AFTER UPDATE ON lift
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION alarm_count_on_scope_change();
--> statement-breakpoint
-- Telemetry rows are rewritten every few seconds: room on the page lets PostgreSQL do it without touching the index.
ALTER TABLE lift_telemetry SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.2);
--> statement-breakpoint
-- Telemetry keeps one instant a row and, in value_ts, only the instants of keys that differ from it.
-- A late message under what is known: it lays only those keys that are absent or no newer than itself.
CREATE FUNCTION telemetry_under(known jsonb, known_ts int8, stamps jsonb, late jsonb, late_ts int8) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN known || coalesce((
  SELECT jsonb_object_agg(key, value) FROM jsonb_each(late)
  WHERE NOT known ? key OR coalesce((stamps ->> key)::int8, known_ts) <= late_ts
), '{}'::jsonb);
--> statement-breakpoint
CREATE FUNCTION telemetry_stamps(known jsonb, known_ts int8, stamps jsonb, added jsonb, added_ts int8) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN coalesce((
  SELECT jsonb_object_agg(key, ts) FROM (
    SELECT key, CASE
      WHEN added ? key AND (NOT known ? key OR coalesce((stamps ->> key)::int8, known_ts) <= added_ts) THEN added_ts
      ELSE coalesce((stamps ->> key)::int8, known_ts)
    END AS ts
    FROM jsonb_object_keys(known || added) AS keys (key)
  ) stamped WHERE ts <> greatest(known_ts, added_ts)
), '{}'::jsonb);
--> statement-breakpoint
ALTER TABLE lmd SET (fillfactor = 70);
