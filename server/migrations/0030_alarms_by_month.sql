-- Alarms by the month in which they were closed, and edges by that in which they happened, so that a month is forgotten by dropping its
-- partition, and what is asked about some months reads no others. Months are those of UTC: they are the same wherever a server runs.
-- A server of the version before stores alarms by a key that no partitioned table can have. Here is only what it does not notice; the tables
-- are put into months by a later migration (months_beside_servers), and by the servers once none of that version is left.
CREATE FUNCTION month_start(at bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (extract(epoch FROM date_trunc('month', to_timestamp(at / 1000) AT TIME ZONE 'UTC')) * 1000)::bigint;
--> statement-breakpoint
CREATE FUNCTION month_end(at bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  (extract(epoch FROM date_trunc('month', to_timestamp(at / 1000) AT TIME ZONE 'UTC') + interval '1 month') * 1000)::bigint;
--> statement-breakpoint
-- The partition of a month of alarm or alarm_edge.
CREATE FUNCTION month_table(parent text, at bigint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  parent || to_char(to_timestamp(at / 1000) AT TIME ZONE 'UTC', '_YYYY_MM');
--> statement-breakpoint
-- Makes the partition of the month of an instant, with what has come into the default partition meanwhile; false where it is there. By the
-- rights of the owner, for the server's own role owns no table; the caller sets how long it may wait for others (lock_timeout).
CREATE FUNCTION make_month(parent text, at bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  key text := CASE parent WHEN 'alarm' THEN 'closed_at' WHEN 'alarm_edge' THEN 'ts' END;
  rest text := CASE parent WHEN 'alarm' THEN 'alarm_current' WHEN 'alarm_edge' THEN 'alarm_edge_rest' END;
  month text := month_table(parent, at);
  bounds text := format('%1$I >= %2$s AND %1$I < %3$s', key, month_start(at), month_end(at));
BEGIN
  IF key IS NULL THEN RAISE EXCEPTION 'there are no months of %', parent; END IF;
  IF to_regclass('public.' || month) IS NOT NULL THEN RETURN false; END IF;
  PERFORM pg_advisory_xact_lock(7070005);
  -- At once as strong as it is needed: two that made it stronger later would wait for each other. The parent too, and first: a statement
  -- that knew its partitions already, and waited for the rest alone, would find the rows that are moved in neither.
  EXECUTE format('LOCK TABLE ONLY public.%I IN ACCESS EXCLUSIVE MODE', parent);
  EXECUTE format('LOCK TABLE public.%I IN ACCESS EXCLUSIVE MODE', rest);
  -- Only now: that another has made it meanwhile is known once the table is locked, and not by a wait for who makes months.
  IF to_regclass('public.' || month) IS NOT NULL THEN RETURN false; END IF;
  -- With its bounds as a constraint it is attached without being read, and the parent stays readable.
  EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STATISTICS,
    CONSTRAINT of_month CHECK (%s))', month, parent, bounds);
  EXECUTE format('WITH moved AS (DELETE FROM public.%I WHERE %s RETURNING *) INSERT INTO public.%I SELECT * FROM moved',
    rest, bounds, month);
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%s) TO (%s)',
    parent, month, month_start(at), month_end(at));
  EXECUTE format('ALTER TABLE public.%I DROP CONSTRAINT of_month', month);
  -- The trend counts by an index alone what has been vacuumed.
  EXECUTE format('ALTER TABLE public.%I SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)', month);
  RETURN true;
END $$;
--> statement-breakpoint
-- It is CLOSED exactly where it has closed_at: what versions before it left otherwise is made so.
UPDATE alarm SET closed_at = CASE WHEN operational_status = 'CLOSED' THEN greatest(alarm_clear_ts, report_at, last_edge_ts) END
WHERE (operational_status = 'CLOSED') <> (closed_at IS NOT NULL);
--> statement-breakpoint
-- In the place of the keys that referred to alarms: what a case names is there when it is named. Once its month is dropped, no case names it.
CREATE FUNCTION check_alarm_of_case() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named uuid := coalesce(NEW.lift_fault_id, NEW.passenger_trap_id);
BEGIN
  IF named IS NULL OR (TG_OP = 'UPDATE' AND named IS NOT DISTINCT FROM coalesce(OLD.lift_fault_id, OLD.passenger_trap_id)) THEN
    RETURN NEW;
  END IF;
  PERFORM FROM alarm WHERE id = named;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'there is no alarm %', named USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Forgets a month that is long over: of alarms with its part of the counts, of edges without those of alarms that are still held, for these
-- are made again from them. The numbers of rows that are gone; null where there is no such month. Nothing of the last three months
-- goes, whatever a clock or a setting says. Reports ask 'forgotten' up to when they cannot be made.
CREATE FUNCTION drop_month(parent text, at bigint) RETURNS bigint
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
--> statement-breakpoint
-- Of partitioned tables PostgreSQL by itself reads the parts only, and plans by what it once knew of the whole.
CREATE FUNCTION analyze_months() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  ANALYZE public.alarm;
  ANALYZE public.alarm_edge;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION make_month(text, bigint), drop_month(text, bigint), analyze_months() FROM PUBLIC;
