CREATE TABLE "estate_count" (
	"counted" text NOT NULL,
	"scope_id" integer,
	"change" bigint NOT NULL
);
--> statement-breakpoint
-- Who may count alarms now may count lifts and devices too: servers of the version before go on, and write by the triggers below.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT DISTINCT pg_get_userbyid(grantee) FROM pg_class, aclexplode(relacl)
    WHERE oid = 'alarm_count'::regclass AND grantee NOT IN (0, relowner) AND privilege_type = 'INSERT'
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON estate_count TO %I', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Each statement that changes the estate adds its differences to the ledger, in its own transaction.
CREATE FUNCTION estate_count_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'lift' THEN
    INSERT INTO estate_count (counted, scope_id, change) SELECT 'LIFT', scope_id, count(*) FROM added GROUP BY 2;
  ELSE
    INSERT INTO estate_count (counted, change) SELECT 'LMD', count(*) FROM added HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION estate_count_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'lift' THEN
    INSERT INTO estate_count (counted, scope_id, change) SELECT 'LIFT', scope_id, -count(*) FROM removed GROUP BY 2;
  ELSE
    INSERT INTO estate_count (counted, change) SELECT 'LMD', -count(*) FROM removed HAVING count(*) > 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION estate_count_on_scope_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO estate_count (counted, scope_id, change)
  SELECT 'LIFT', scope_id, sum(change)
  FROM (SELECT scope_id, 1 AS change FROM added UNION ALL SELECT scope_id, -1 FROM removed) changed
  GROUP BY 2
  HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Devices first, as an import writes them: what waits for it then holds nothing that the import is yet to write.
CREATE TRIGGER estate_count_on_insert AFTER INSERT ON lmd
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION estate_count_on_insert();
--> statement-breakpoint
CREATE TRIGGER estate_count_on_delete AFTER DELETE ON lmd
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION estate_count_on_delete();
--> statement-breakpoint
CREATE TRIGGER estate_count_on_insert AFTER INSERT ON lift
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION estate_count_on_insert();
--> statement-breakpoint
CREATE TRIGGER estate_count_on_delete AFTER DELETE ON lift
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION estate_count_on_delete();
--> statement-breakpoint
CREATE TRIGGER estate_count_on_scope_change AFTER UPDATE ON lift
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION estate_count_on_scope_change();
--> statement-breakpoint
-- After the triggers: to make them waits for who writes to the estate, and lets no one do so before this has counted it.
INSERT INTO estate_count (counted, scope_id, change) SELECT 'LIFT', scope_id, count(*) FROM lift GROUP BY 2;
--> statement-breakpoint
INSERT INTO estate_count (counted, change) SELECT 'LMD', count(*) FROM lmd;
