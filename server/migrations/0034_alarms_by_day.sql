CREATE TABLE "alarm_day" (
	"scope_id" integer NOT NULL,
	"type" text NOT NULL,
	"day_ts" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "alarm_day_type_day_ts_scope_id_pk" PRIMARY KEY("type","day_ts","scope_id")
);
--> statement-breakpoint
CREATE TABLE "alarm_day_change" (
	"scope_id" integer NOT NULL,
	"type" text NOT NULL,
	"day_ts" bigint NOT NULL,
	"change" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alarm_day_start" (
	"time_zone" text NOT NULL,
	"since_ts" bigint NOT NULL
);

--> statement-breakpoint
-- Who may count alarms now may count them by day too: servers of the version before go on, by the functions below.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT DISTINCT pg_get_userbyid(grantee) FROM pg_class, aclexplode(relacl)
    WHERE oid = 'alarm_count'::regclass AND grantee NOT IN (0, relowner) AND privilege_type = 'INSERT'
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON alarm_day, alarm_day_change, alarm_day_start TO %I', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- The first instant of the zone's day in which an instant lies. By whole seconds: with fractions it takes twice as long, and a month that is
-- dropped has hundreds of thousands.
CREATE FUNCTION day_of(at bigint, time_zone text) RETURNS bigint
LANGUAGE sql STABLE PARALLEL SAFE RETURN (date_part('epoch', date_trunc('day', to_timestamp(at / 1000), time_zone)) * 1000)::bigint;
--> statement-breakpoint
-- As before, each statement that changes alarms adds its differences to the ledgers in its own transaction: those of alarm_count, and by the
-- day in which an alarm was set, from the instant on from which days are counted, those of alarm_day. The functions are replaced: other triggers
-- would lock the tables that servers are writing to.
CREATE OR REPLACE FUNCTION alarm_count_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alarm_count (scope_id, type, operational_status, change)
  SELECT lift.scope_id, added.type, added.operational_status, count(*)
  FROM added JOIN lift ON lift.id = added.lift_id
  GROUP BY 1, 2, 3;
  INSERT INTO alarm_day_change (scope_id, type, day_ts, change)
  SELECT lift.scope_id, added.type, day_of(added.alarm_start_ts, time_zone), count(*)
  FROM alarm_day_start JOIN added ON added.alarm_start_ts >= since_ts JOIN lift ON lift.id = added.lift_id
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION alarm_count_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO alarm_count (scope_id, type, operational_status, change)
  SELECT lift.scope_id, removed.type, removed.operational_status, -count(*)
  FROM removed JOIN lift ON lift.id = removed.lift_id
  GROUP BY 1, 2, 3;
  INSERT INTO alarm_day_change (scope_id, type, day_ts, change)
  SELECT lift.scope_id, removed.type, day_of(removed.alarm_start_ts, time_zone), -count(*)
  FROM alarm_day_start JOIN removed ON removed.alarm_start_ts >= since_ts JOIN lift ON lift.id = removed.lift_id
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION alarm_count_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- Few changes are of when it was set.
  INSERT INTO alarm_day_change (scope_id, type, day_ts, change)
  SELECT lift.scope_id, changed.type, day_of(changed.alarm_start_ts, time_zone), sum(changed.change)
  FROM (
    SELECT lift_id, type, alarm_start_ts, sum(change) AS change
    FROM (
      SELECT lift_id, type, alarm_start_ts, 1 AS change FROM added
      UNION ALL
      SELECT lift_id, type, alarm_start_ts, -1 FROM removed
    ) both_sides
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0
  ) changed JOIN alarm_day_start ON changed.alarm_start_ts >= since_ts JOIN lift ON lift.id = changed.lift_id
  GROUP BY 1, 2, 3
  HAVING sum(changed.change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION alarm_count_on_scope_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
  INSERT INTO alarm_day_change (scope_id, type, day_ts, change)
  SELECT moved.scope_id, alarm.type, day_of(alarm.alarm_start_ts, time_zone), sum(moved.change)
  FROM (
    SELECT added.id, added.scope_id, 1 AS change
    FROM added JOIN removed ON removed.id = added.id WHERE added.scope_id <> removed.scope_id
    UNION ALL
    SELECT removed.id, removed.scope_id, -1
    FROM added JOIN removed ON removed.id = added.id WHERE added.scope_id <> removed.scope_id
  ) moved JOIN alarm ON alarm.lift_id = moved.id JOIN alarm_day_start ON alarm.alarm_start_ts >= since_ts
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, with its part of the counts by day.
CREATE OR REPLACE FUNCTION drop_month(parent text, at bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  month text := month_table(parent, at);
  held alarm_edge[];
  gone bigint := 0;
BEGIN
  IF parent NOT IN ('alarm', 'alarm_edge') THEN RAISE EXCEPTION 'there are no months of %', parent; END IF;
  IF month_end(at) > (extract(epoch FROM date_trunc('month', now() AT TIME ZONE 'UTC') - interval '3 months') * 1000)::bigint THEN
    RAISE EXCEPTION '% is not over for long enough to be dropped', month;
  END IF;
  IF to_regclass('public.' || month) IS NULL THEN RETURN NULL; END IF;
  EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', parent);
  IF parent = 'alarm' THEN
    EXECUTE format('
      WITH counted AS (
        INSERT INTO public.alarm_count (scope_id, type, operational_status, change)
        SELECT lift.scope_id, month.type, month.operational_status, -count(*)
        FROM public.%I month JOIN public.lift ON lift.id = month.lift_id GROUP BY 1, 2, 3 RETURNING change
      )
      SELECT -coalesce(sum(change), 0) FROM counted', month) INTO gone;
    EXECUTE format('
      INSERT INTO public.alarm_day_change (scope_id, type, day_ts, change)
      SELECT lift.scope_id, month.type, public.day_of(month.alarm_start_ts, time_zone), -count(*)
      FROM public.alarm_day_start JOIN public.%I month ON month.alarm_start_ts >= since_ts JOIN public.lift ON lift.id = month.lift_id
      GROUP BY 1, 2, 3', month);
    INSERT INTO public.clock_watermark AS known (name, at) VALUES ('forgotten', month_end(drop_month.at))
    ON CONFLICT (name) DO UPDATE SET at = greatest(known.at, excluded.at);
  ELSE
    EXECUTE format('
      WITH of_held AS MATERIALIZED (
        SELECT lift_id, type, number, alarm_start_ts, last_edge_ts FROM public.alarm
        WHERE type IN (''LIFT_FAULT'', ''PASSENGER_TRAP'', ''RBE'') AND alarm_start_ts < %s
      )
      SELECT array_agg(ROW(edge.*)::public.alarm_edge) FROM public.%I edge
      WHERE EXISTS (SELECT FROM of_held WHERE of_held.lift_id = edge.lift_id AND of_held.type = edge.type
        AND of_held.number = edge.number AND edge.ts BETWEEN of_held.alarm_start_ts AND of_held.last_edge_ts)',
      month_end(at), month) INTO held;
    EXECUTE format('SELECT count(*) FROM public.%I', month) INTO gone;
    gone := gone - coalesce(cardinality(held), 0);
  END IF;
  EXECUTE format('DROP TABLE public.%I', month);
  IF held IS NOT NULL THEN
    INSERT INTO public.alarm_edge_rest SELECT (unnest(held)).*;
  END IF;
  RETURN gone;
END $$;
