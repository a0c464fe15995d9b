-- Alarms by the month in which they were closed, and edges by that in which they happened, so that a month is forgotten by dropping its
-- partition, and what is asked about some months reads no others. Months are those of UTC: they are the same wherever a server runs.
-- All that is changed or let go of below, at once and before any work: who had one of them and waited for another would otherwise be in
-- each other's way with this once it has copied everything. Where that happens here, little is lost by beginning again.
LOCK TABLE lift, app_user, complaint, alarm, alarm_edge IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
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
ALTER TABLE complaint DROP CONSTRAINT complaint_lift_fault_id_alarm_id_fk;
--> statement-breakpoint
ALTER TABLE complaint DROP CONSTRAINT complaint_passenger_trap_id_alarm_id_fk;
--> statement-breakpoint
SET LOCAL maintenance_work_mem = '256MB';
--> statement-breakpoint
ALTER TABLE alarm RENAME TO alarm_before;
--> statement-breakpoint
DROP STATISTICS alarm_closed_after;
--> statement-breakpoint
DROP INDEX alarm_open, alarm_by_start, alarm_by_status, alarm_long, alarm_by_urgency, alarm_open_state, alarm_of_lift;
--> statement-breakpoint
CREATE TABLE alarm (LIKE alarm_before INCLUDING DEFAULTS,
  CONSTRAINT alarm_closed_at CHECK ((operational_status = 'CLOSED') = (closed_at IS NOT NULL))) PARTITION BY RANGE (closed_at);
--> statement-breakpoint
CREATE STATISTICS alarm_closed_after ON (closed_at - alarm_start_ts) FROM alarm;
--> statement-breakpoint
CREATE TABLE alarm_current PARTITION OF alarm DEFAULT;
--> statement-breakpoint
UPDATE alarm_before SET closed_at = CASE WHEN operational_status = 'CLOSED' THEN greatest(alarm_clear_ts, report_at, last_edge_ts) END
WHERE (operational_status = 'CLOSED') <> (closed_at IS NOT NULL);
--> statement-breakpoint
SELECT make_month('alarm', at) FROM (SELECT DISTINCT month_start(closed_at) AS at FROM alarm_before WHERE closed_at IS NOT NULL) closed;
--> statement-breakpoint
INSERT INTO alarm SELECT * FROM alarm_before;
--> statement-breakpoint
DROP TABLE alarm_before;
--> statement-breakpoint
-- Ids are made so that no two are the same; a partitioned table can hold to it by month only. Who looks for one finds its month in it.
CREATE UNIQUE INDEX alarm_by_id ON alarm (id, closed_at) NULLS NOT DISTINCT;
--> statement-breakpoint
CREATE INDEX alarm_by_start ON alarm (type, alarm_start_ts, id, lift_id);
--> statement-breakpoint
CREATE INDEX alarm_of_lift ON alarm (lift_id, type, number, alarm_start_ts);
--> statement-breakpoint
CREATE INDEX alarm_long ON alarm (type, alarm_start_ts) WHERE operational_status = 'CLOSED' AND closed_at - alarm_start_ts > 86400000;
--> statement-breakpoint
-- What only alarms have that are not closed, their own partition has.
CREATE UNIQUE INDEX alarm_open ON alarm_current (lift_id, type, number) WHERE operational_status <> 'CLOSED';
--> statement-breakpoint
CREATE INDEX alarm_by_status ON alarm_current (type, operational_status, alarm_start_ts, id);
--> statement-breakpoint
CREATE INDEX alarm_by_urgency ON alarm_current (type, ((CASE
  WHEN operational_status = 'CLOSED' THEN 0
  WHEN type = 'PASSENGER_TRAP' THEN CASE
    WHEN alarm_status = 'SET' THEN CASE WHEN arrival_ts IS NULL THEN 4 ELSE 3 END
    WHEN acknowledge_at IS NULL THEN 2 ELSE 1 END
  ELSE 1
    + CASE WHEN acknowledge_at IS NULL THEN 6 WHEN report_at IS NULL THEN 3 ELSE 0 END
    + CASE severity WHEN 'URGENT' THEN 2 WHEN 'BREAKDOWN' THEN 1 ELSE 0 END
  END) * 10000000000000::bigint - alarm_start_ts), id) WHERE operational_status <> 'CLOSED';
--> statement-breakpoint
CREATE INDEX alarm_open_state ON alarm_current (type, severity, alarm_status, acknowledge_at, operational_status, lift_id)
  WHERE operational_status <> 'CLOSED';
--> statement-breakpoint
-- Its rows are changed in their place, and go when they are closed.
ALTER TABLE alarm_current SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500,
  autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
--> statement-breakpoint
ALTER TABLE alarm ADD CONSTRAINT alarm_lift_id_lift_id_fk FOREIGN KEY (lift_id) REFERENCES lift (id);
--> statement-breakpoint
ALTER TABLE alarm ADD CONSTRAINT alarm_acknowledged_by_app_user_id_fk FOREIGN KEY (acknowledged_by) REFERENCES app_user (id);
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
CREATE TRIGGER touch_on_insert AFTER INSERT ON alarm
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_alarms();
--> statement-breakpoint
CREATE TRIGGER touch_on_delete AFTER DELETE ON alarm
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_alarms();
--> statement-breakpoint
CREATE TRIGGER touch_on_update AFTER UPDATE ON alarm
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_changed_alarms();
--> statement-breakpoint
ALTER TABLE alarm_edge RENAME TO alarm_edge_before;
--> statement-breakpoint
ALTER TABLE alarm_edge_before DROP CONSTRAINT alarm_edge_lift_id_type_number_ts_seq_pk;
--> statement-breakpoint
CREATE TABLE alarm_edge (LIKE alarm_edge_before INCLUDING DEFAULTS) PARTITION BY RANGE (ts);
--> statement-breakpoint
CREATE TABLE alarm_edge_rest PARTITION OF alarm_edge DEFAULT;
--> statement-breakpoint
SELECT make_month('alarm_edge', at) FROM (SELECT DISTINCT month_start(ts) AS at FROM alarm_edge_before) happened;
--> statement-breakpoint
INSERT INTO alarm_edge SELECT * FROM alarm_edge_before;
--> statement-breakpoint
DROP TABLE alarm_edge_before;
--> statement-breakpoint
ALTER TABLE alarm_edge ADD CONSTRAINT alarm_edge_lift_id_type_number_ts_seq_pk PRIMARY KEY (lift_id, type, number, ts, seq);
--> statement-breakpoint
ALTER TABLE alarm_edge ADD CONSTRAINT alarm_edge_lift_id_lift_id_fk FOREIGN KEY (lift_id) REFERENCES lift (id);
--> statement-breakpoint
CREATE TRIGGER touch_on_insert AFTER INSERT ON alarm_edge
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_edges();
--> statement-breakpoint
CREATE TRIGGER touch_on_delete AFTER DELETE ON alarm_edge
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_lifts_of_edges();
--> statement-breakpoint
-- The months that a server needs first.
SELECT make_month(parent, (extract(epoch FROM now() + months * interval '1 month') * 1000)::bigint)
FROM unnest(ARRAY['alarm', 'alarm_edge']) parent, generate_series(-1, 2) months;
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
CREATE TRIGGER check_alarm BEFORE INSERT OR UPDATE OF lift_fault_id, passenger_trap_id ON complaint
  FOR EACH ROW EXECUTE FUNCTION check_alarm_of_case();
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
--> statement-breakpoint
RESET maintenance_work_mem;
--> statement-breakpoint
ANALYZE alarm, alarm_edge;
