-- A session or an access token is one user's: servers are told whose, so that a log-out has no other user's live streams looked at.
CREATE FUNCTION tell_access_change_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('liftwatch_access', coalesce(OLD.user_id, NEW.user_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER access_change ON session;
--> statement-breakpoint
CREATE TRIGGER access_change AFTER UPDATE OF organization_id, expires_at OR DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION tell_access_change_of_user();
--> statement-breakpoint
DROP TRIGGER access_change_by_factor ON session;
--> statement-breakpoint
CREATE TRIGGER access_change_by_factor AFTER UPDATE OF second_factor_at ON session
  FOR EACH ROW EXECUTE FUNCTION tell_access_change_of_user();
--> statement-breakpoint
DROP TRIGGER access_change ON user_token;
--> statement-breakpoint
CREATE TRIGGER access_change AFTER UPDATE OF expires_at, permissions OR DELETE ON user_token
  FOR EACH ROW EXECUTE FUNCTION tell_access_change_of_user();
