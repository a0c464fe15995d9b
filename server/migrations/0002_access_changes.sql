-- Servers remember sessions for a moment; they forget them at once when anything that a session rests on changes.
CREATE FUNCTION tell_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('liftwatch_access', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER access_change AFTER UPDATE OF organization_id, expires_at OR DELETE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER UPDATE OF status, nickname, name ON app_user
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR UPDATE OR DELETE ON membership
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR UPDATE OR DELETE ON user_group
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR UPDATE OR DELETE ON user_group_permission
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR UPDATE OR DELETE ON user_group_member
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER UPDATE ON organization
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR DELETE ON lift_scope
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
--> statement-breakpoint
CREATE TRIGGER access_change AFTER INSERT OR DELETE ON emsu_council
  FOR EACH STATEMENT EXECUTE FUNCTION tell_access_change();
