-- The tables of alarms and edges are put into months beside those in use, while servers of this version and of the one before go on with
-- these: rows are copied a few at a time, what is changed meanwhile is noted and copied again, and in the end, once no server needs the tables
-- as they were, the new ones take their place in the time of a few statements. All by the rights of the owner; the caller sets how long each
-- step may wait for others (lock_timeout). One step at a time: who had the jobs before may be in the middle of one yet.
CREATE TYPE edge_key AS (lift_id uuid, type text, number integer, ts bigint, seq bigint);
--> statement-breakpoint
CREATE FUNCTION note_changed_alarms() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- One entry for each change: who copies a row again before the change is committed must find the entry once it is.
  INSERT INTO liftwatch_months.changed_alarm SELECT id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_changed_edges() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO liftwatch_months.changed_edge SELECT lift_id, type, number, ts, seq FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Makes the new tables, empty, and has changes noted from now on; false where it is done.
CREATE FUNCTION begin_months() RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  IF to_regnamespace('liftwatch_months') IS NOT NULL THEN RETURN false; END IF;
  LOCK TABLE lift, app_user, alarm, alarm_edge IN SHARE ROW EXCLUSIVE MODE;
  CREATE SCHEMA liftwatch_months;
  CREATE TABLE liftwatch_months.alarm (LIKE public.alarm INCLUDING DEFAULTS,
    CONSTRAINT alarm_closed_at CHECK ((operational_status = 'CLOSED') = (closed_at IS NOT NULL)),
    CONSTRAINT alarm_lift_id_lift_id_fk FOREIGN KEY (lift_id) REFERENCES lift (id),
    CONSTRAINT alarm_acknowledged_by_app_user_id_fk FOREIGN KEY (acknowledged_by) REFERENCES app_user (id)
  ) PARTITION BY RANGE (closed_at);
  CREATE STATISTICS liftwatch_months.alarm_closed_after ON (closed_at - alarm_start_ts) FROM liftwatch_months.alarm;
  CREATE TABLE liftwatch_months.alarm_current PARTITION OF liftwatch_months.alarm DEFAULT;
  -- Ids are made so that no two are the same; a partitioned table can hold to it by month only. Who looks for one finds its month in it.
  CREATE UNIQUE INDEX alarm_by_id ON liftwatch_months.alarm (id, closed_at) NULLS NOT DISTINCT;
  CREATE INDEX alarm_by_start ON liftwatch_months.alarm (type, alarm_start_ts, id, lift_id);
  CREATE INDEX alarm_of_lift ON liftwatch_months.alarm (lift_id, type, number, alarm_start_ts);
  CREATE INDEX alarm_long ON liftwatch_months.alarm (type, alarm_start_ts)
    WHERE operational_status = 'CLOSED' AND closed_at - alarm_start_ts > 86400000;
  CREATE TABLE liftwatch_months.alarm_edge (LIKE public.alarm_edge INCLUDING DEFAULTS,
    CONSTRAINT alarm_edge_lift_id_type_number_ts_seq_pk PRIMARY KEY (lift_id, type, number, ts, seq),
    CONSTRAINT alarm_edge_lift_id_lift_id_fk FOREIGN KEY (lift_id) REFERENCES lift (id)
  ) PARTITION BY RANGE (ts);
  CREATE TABLE liftwatch_months.alarm_edge_rest PARTITION OF liftwatch_months.alarm_edge DEFAULT;
  CREATE TABLE liftwatch_months.changed_alarm (id uuid NOT NULL);
  CREATE TABLE liftwatch_months.changed_edge OF edge_key;
  -- Up to which row each is copied, in the order of its key; null once all are.
  CREATE TABLE liftwatch_months.progress AS SELECT '00000000-0000-0000-0000-000000000000'::uuid AS alarm_id,
    ROW('00000000-0000-0000-0000-000000000000', '', 0, 0, 0)::edge_key AS edge;
  CREATE TRIGGER note_inserted AFTER INSERT ON alarm
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_alarms();
  CREATE TRIGGER note_updated AFTER UPDATE ON alarm
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_alarms();
  CREATE TRIGGER note_deleted AFTER DELETE ON alarm
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_alarms();
  CREATE TRIGGER note_inserted AFTER INSERT ON alarm_edge
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_edges();
  CREATE TRIGGER note_updated AFTER UPDATE ON alarm_edge
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_edges();
  CREATE TRIGGER note_deleted AFTER DELETE ON alarm_edge
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_edges();
  RETURN true;
END $$;
--> statement-breakpoint
-- Partitions for rows that are about to be copied, before any of them can be in that of the rest.
CREATE FUNCTION make_copied_months(parent text, months bigint[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  at bigint;
  month text;
BEGIN
  FOREACH at IN ARRAY months LOOP
    month := month_table(parent, at);
    CONTINUE WHEN to_regclass('liftwatch_months.' || month) IS NOT NULL;
    EXECUTE format('CREATE TABLE liftwatch_months.%I (LIKE liftwatch_months.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STATISTICS)
      WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)', month, parent);
    EXECUTE format('ALTER TABLE liftwatch_months.%I ATTACH PARTITION liftwatch_months.%I FOR VALUES FROM (%s) TO (%s)',
      parent, month, month_start(at), month_end(at));
  END LOOP;
END $$;
--> statement-breakpoint
-- Copies the next rows of alarm that are closed: the others are few, change much, and are copied last. How many were looked at; 0 at the end.
CREATE FUNCTION copy_alarms(at_once integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  copied alarm[];
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  SELECT array_agg(row ORDER BY (row).id) INTO copied FROM (
    SELECT alarm AS row FROM alarm WHERE id > (SELECT alarm_id FROM liftwatch_months.progress) ORDER BY id LIMIT at_once
  ) next;
  UPDATE liftwatch_months.progress SET alarm_id = (copied[cardinality(copied)]).id;
  IF copied IS NULL THEN RETURN 0; END IF;
  PERFORM make_copied_months('alarm', ARRAY(
    SELECT DISTINCT month_start(closed_at) FROM unnest(copied) WHERE operational_status = 'CLOSED'));
  -- One that is there came meanwhile, and was copied as a change; what is changed of it since is noted.
  INSERT INTO liftwatch_months.alarm SELECT * FROM unnest(copied) WHERE operational_status = 'CLOSED' ON CONFLICT DO NOTHING;
  RETURN cardinality(copied);
END $$;
--> statement-breakpoint
CREATE FUNCTION copy_edges(at_once integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  reached edge_key;
  copied alarm_edge[];
  last alarm_edge;
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  reached := (SELECT edge FROM liftwatch_months.progress);
  SELECT array_agg(row ORDER BY (row).lift_id, (row).type, (row).number, (row).ts, (row).seq) INTO copied FROM (
    SELECT alarm_edge AS row FROM alarm_edge
    WHERE (lift_id, type, number, ts, seq) > (reached.lift_id, reached.type, reached.number, reached.ts, reached.seq)
    ORDER BY lift_id, type, number, ts, seq LIMIT at_once
  ) next;
  IF copied IS NULL THEN
    UPDATE liftwatch_months.progress SET edge = NULL;
    RETURN 0;
  END IF;
  last := copied[cardinality(copied)];
  UPDATE liftwatch_months.progress SET edge = ROW(last.lift_id, last.type, last.number, last.ts, last.seq);
  PERFORM make_copied_months('alarm_edge', ARRAY(SELECT DISTINCT month_start(ts) FROM unnest(copied)));
  INSERT INTO liftwatch_months.alarm_edge SELECT * FROM unnest(copied) ON CONFLICT DO NOTHING;
  RETURN cardinality(copied);
END $$;
--> statement-breakpoint
-- Copies again what was changed, as it is now. How many changes were looked at; 0 where there was none.
CREATE FUNCTION recopy_alarms(at_once integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changes integer;
  ids uuid[];
  copied alarm[];
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  WITH noted AS (
    DELETE FROM liftwatch_months.changed_alarm
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM liftwatch_months.changed_alarm LIMIT at_once)) RETURNING id
  )
  SELECT count(*), array_agg(DISTINCT id) INTO changes, ids FROM noted;
  IF changes = 0 THEN RETURN 0; END IF;
  DELETE FROM liftwatch_months.alarm WHERE id = ANY(ids);
  SELECT array_agg(alarm) INTO copied FROM alarm WHERE id = ANY(ids) AND operational_status = 'CLOSED';
  PERFORM make_copied_months('alarm', ARRAY(SELECT DISTINCT month_start(closed_at) FROM unnest(copied)));
  INSERT INTO liftwatch_months.alarm SELECT * FROM unnest(copied);
  RETURN changes;
END $$;
--> statement-breakpoint
CREATE FUNCTION recopy_edges(at_once integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  changes edge_key[];
  copied alarm_edge[];
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  WITH noted AS (
    DELETE FROM liftwatch_months.changed_edge
    WHERE ctid = ANY(ARRAY(SELECT ctid FROM liftwatch_months.changed_edge LIMIT at_once)) RETURNING ROW(lift_id, type, number, ts, seq)::edge_key AS key
  )
  SELECT array_agg(key) INTO changes FROM noted;
  IF changes IS NULL THEN RETURN 0; END IF;
  DELETE FROM liftwatch_months.alarm_edge edge USING unnest(changes) change
  WHERE edge.lift_id = change.lift_id AND edge.type = change.type AND edge.number = change.number AND edge.ts = change.ts
    AND edge.seq = change.seq;
  SELECT array_agg(alarm_edge) INTO copied FROM alarm_edge
  WHERE (lift_id, type, number, ts, seq) IN (SELECT change.lift_id, change.type, change.number, change.ts, change.seq FROM unnest(changes) change);
  PERFORM make_copied_months('alarm_edge', ARRAY(SELECT DISTINCT month_start(ts) FROM unnest(copied)));
  INSERT INTO liftwatch_months.alarm_edge SELECT * FROM unnest(copied);
  RETURN cardinality(changes);
END $$;
--> statement-breakpoint
-- So that statements are planned well from the first moment on.
CREATE FUNCTION analyze_copied_months() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  ANALYZE liftwatch_months.alarm;
  ANALYZE liftwatch_months.alarm_edge;
END $$;
--> statement-breakpoint
-- Puts the new tables in the place of those in use. These stay aside, until drop_tables_before.
CREATE FUNCTION use_months() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  name text;
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  -- At once all that is changed or let go of below.
  LOCK TABLE complaint, alarm, alarm_edge IN ACCESS EXCLUSIVE MODE;
  IF EXISTS (SELECT FROM liftwatch_months.progress WHERE alarm_id IS NOT NULL OR edge IS NOT NULL) THEN
    RAISE EXCEPTION 'not all rows are copied yet';
  END IF;
  PERFORM recopy_alarms(2147483647);
  PERFORM recopy_edges(2147483647);
  INSERT INTO liftwatch_months.alarm SELECT * FROM alarm WHERE operational_status <> 'CLOSED';
  -- What only alarms have that are not closed, their own partition has.
  CREATE UNIQUE INDEX alarm_open ON liftwatch_months.alarm_current (lift_id, type, number) WHERE operational_status <> 'CLOSED';
  CREATE INDEX alarm_by_status ON liftwatch_months.alarm_current (type, operational_status, alarm_start_ts, id);
  CREATE INDEX alarm_by_urgency ON liftwatch_months.alarm_current (type, ((CASE
    WHEN operational_status = 'CLOSED' THEN 0
    WHEN type = 'PASSENGER_TRAP' THEN CASE
      WHEN alarm_status = 'SET' THEN CASE WHEN arrival_ts IS NULL THEN 4 ELSE 3 END
      WHEN acknowledge_at IS NULL THEN 2 ELSE 1 END
    ELSE 1
      + CASE WHEN acknowledge_at IS NULL THEN 6 WHEN report_at IS NULL THEN 3 ELSE 0 END
      + CASE severity WHEN 'URGENT' THEN 2 WHEN 'BREAKDOWN' THEN 1 ELSE 0 END
    END) * 10000000000000::bigint - alarm_start_ts), id) WHERE operational_status <> 'CLOSED';
  CREATE INDEX alarm_open_state ON liftwatch_months.alarm_current (type, severity, alarm_status, acknowledge_at, operational_status, lift_id)
    WHERE operational_status <> 'CLOSED';
  -- Its rows are changed in their place, and go when they are closed.
  ALTER TABLE liftwatch_months.alarm_current SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500,
    autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
  ANALYZE liftwatch_months.alarm_current;
  ALTER TABLE complaint DROP CONSTRAINT complaint_lift_fault_id_alarm_id_fk, DROP CONSTRAINT complaint_passenger_trap_id_alarm_id_fk;
  CREATE SCHEMA liftwatch_before;
  ALTER TABLE public.alarm SET SCHEMA liftwatch_before;
  ALTER TABLE public.alarm_edge SET SCHEMA liftwatch_before;
  ALTER STATISTICS public.alarm_closed_after SET SCHEMA liftwatch_before;
  DROP TABLE liftwatch_months.changed_alarm, liftwatch_months.progress, liftwatch_months.changed_edge;
  FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'liftwatch_months'::regnamespace AND relkind IN ('r', 'p') LOOP
    EXECUTE format('ALTER TABLE liftwatch_months.%I SET SCHEMA public', name);
  END LOOP;
  FOR name IN SELECT stxname FROM pg_statistic_ext WHERE stxnamespace = 'liftwatch_months'::regnamespace LOOP
    EXECUTE format('ALTER STATISTICS liftwatch_months.%I SET SCHEMA public', name);
  END LOOP;
  DROP SCHEMA liftwatch_months;
  -- Who may work with the tables before may work with these, and what was done with each change of them is done with each of these.
  FOR name IN
    SELECT DISTINCT pg_get_userbyid(grantee) FROM pg_class, aclexplode(relacl)
    WHERE oid = 'liftwatch_before.alarm'::regclass AND grantee NOT IN (0, relowner) AND privilege_type = 'INSERT'
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.alarm, public.alarm_current, public.alarm_edge, public.alarm_edge_rest TO %I', name);
  END LOOP;
  FOR name IN
    SELECT pg_get_triggerdef(oid) FROM pg_trigger
    WHERE tgrelid IN ('liftwatch_before.alarm'::regclass, 'liftwatch_before.alarm_edge'::regclass) AND NOT tgisinternal
      AND tgfoid NOT IN ('note_changed_alarms'::regproc, 'note_changed_edges'::regproc)
  LOOP
    EXECUTE replace(name, ' ON liftwatch_before.', ' ON public.');
  END LOOP;
  -- In the place of the keys that referred to alarms: what a case names is there when it is named. Once its month is dropped, no case names it.
  CREATE TRIGGER check_alarm BEFORE INSERT OR UPDATE OF lift_fault_id, passenger_trap_id ON complaint
    FOR EACH ROW EXECUTE FUNCTION check_alarm_of_case();
  -- The months that a server needs first.
  PERFORM make_month(parent, (extract(epoch FROM now() + months * interval '1 month') * 1000)::bigint)
  FROM unnest(ARRAY['alarm', 'alarm_edge']) parent, generate_series(-1, 2) months;
END $$;
--> statement-breakpoint
-- Lets go of all that was copied: where the disk is full, alarms need the room.
CREATE FUNCTION drop_copied_months() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  of_table text;
  name text;
BEGIN
  PERFORM pg_advisory_xact_lock(7070005);
  LOCK TABLE lift, app_user, alarm, alarm_edge IN ACCESS EXCLUSIVE MODE;
  FOR of_table, name IN
    SELECT tgrelid::regclass, tgname FROM pg_trigger WHERE tgfoid IN ('note_changed_alarms'::regproc, 'note_changed_edges'::regproc)
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', name, of_table);
  END LOOP;
  DROP SCHEMA IF EXISTS liftwatch_months CASCADE;
END $$;
--> statement-breakpoint
CREATE FUNCTION drop_tables_before() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DROP SCHEMA IF EXISTS liftwatch_before CASCADE;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION begin_months(), make_copied_months(text, bigint[]), copy_alarms(integer), copy_edges(integer), recopy_alarms(integer),
  recopy_edges(integer), analyze_copied_months(), use_months(), drop_copied_months(), drop_tables_before() FROM PUBLIC;
--> statement-breakpoint
-- Where there is nothing to copy, and no server of the version before that would store something, it is done at once.
DO $$
BEGIN
  IF (SELECT relkind FROM pg_class WHERE oid = 'public.alarm'::regclass) = 'r'
    AND NOT EXISTS (SELECT FROM public.alarm) AND NOT EXISTS (SELECT FROM public.alarm_edge)
    AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'liftwatch')
  THEN
    PERFORM begin_months();
    UPDATE liftwatch_months.progress SET alarm_id = NULL, edge = NULL;
    PERFORM use_months();
    PERFORM drop_tables_before();
  END IF;
END $$;
